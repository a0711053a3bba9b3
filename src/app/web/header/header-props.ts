import type { UserInfo } from "#features/accounts/account.ts";

export interface HeaderProps {
  readonly place: "sky" | "paper";
  readonly home: boolean;
  readonly user: UserInfo | null;
  readonly signedIn: boolean;
}
