import * as z from "zod/mini";
import type { Contract } from "#contract/endpoint.ts";
import { Report, REPORT_COMMENT_MAX, ReportReason } from "#features/sharing/reports.ts";

const byId = z.object({ id: z.string() });

export const sharingContract = {
  "PUT /stories/:id/sharing": {
    summary: "Share a story by its link, or take that back",
    access: "user",
    params: byId,
    body: z.object({ shared: z.boolean() }),
    answer: z.object({ shared: z.boolean() }),
  },
  "POST /stories/:id/report": {
    summary: "Report a shared story that is not for children",
    access: "optional",
    params: byId,
    body: z.object({
      reason: ReportReason,
      comment: z._default(z.string().check(z.trim(), z.maxLength(REPORT_COMMENT_MAX)), ""),
    }),
    status: 204,
    limit: "reports",
  },
  "GET /admin/reports": {
    summary: "The newest reports of shared stories",
    access: "user",
    roles: ["admin"],
    answer: z.array(Report),
  },
  "PUT /admin/stories/:id/hidden": {
    summary: "Hide a shared story at once from everybody but its owner, or put it back",
    access: "user",
    roles: ["admin"],
    params: byId,
    body: z.object({ hidden: z.boolean() }),
    answer: z.object({ hidden: z.boolean() }),
  },
} as const satisfies Contract;
