import * as z from "zod/mini";
import type { Contract } from "#contract/endpoint.ts";

export const sharingContract = {
  "PUT /stories/:id/sharing": {
    summary: "Share a story by its link, or take that back",
    access: "user",
    params: z.object({ id: z.string() }),
    body: z.object({ shared: z.boolean() }),
    answer: z.object({ shared: z.boolean() }),
  },
} as const satisfies Contract;
