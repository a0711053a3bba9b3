import * as z from "zod/mini";
import { ROLES } from "./roles.ts";

/** Who a person can be besides a parent, as the API has it. */
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** What a signed-in person's screens need to know of them (S3.2). */
export const UserInfo = z.object({
  proStorybooks: z.number(),
  level: z.number(),
  levelUpdated: z.boolean(),
  /** The highest level whose reaching the person has seen: those above it, up to `level`, are still to be shown (S4.3). */
  acknowledgedLevel: z.number(),
  likes: z.number(),
  likesToday: z.number(),
  likesLast7Days: z.number(),
  likesLast30Days: z.number(),
  subscriptionType: z.enum(["free", "pro"]),
  /** ISO date and time; absent: no end (or no subscription). */
  subscriptionExpiresAt: z.nullable(z.string()),
  picture: z.string(),
  name: z.string(),
  email: z.string(),
  isOnboarding: z.boolean(),
  isLevelUpdating: z.boolean(),
  roles: z.array(Role),
});
export type UserInfo = z.infer<typeof UserInfo>;

/** A sign-in on one device that still holds (S16.2). */
export const OpenSession = z.object({
  id: z.string(),
  /** Browser and system, such as "Firefox · Windows"; empty when unknown. */
  device: z.string(),
  /** ISO dates and times. */
  signedInAt: z.string(),
  endsAt: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  /** An administrator acts in the person's name. */
  byAdmin: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;
