/** Who calls, as far as the session tells. */
export interface Caller {
  readonly userId: string;
  /** The session that the token belongs to, for logging out. */
  readonly sessionId: string;
  readonly roles: readonly string[];
  /** The administrator who acts in the person's name; null when it is the person. */
  readonly impersonatorId: string | null;
}

/** The person whose session a token is; undefined when there is no such session, or it has ended. */
export type WhoIs = (token: string) => Promise<Caller | undefined>;
