import * as z from "zod/mini";
import type { Contract } from "#contract/endpoint.ts";
import { LIMITS } from "#contract/limits.ts";
import { settleChoices } from "#features/stories/settle-choices.ts";
import { Analysis, Story, StoryForm, StoryStatus, StorySummary } from "#features/stories/story.ts";

const byId = z.object({ id: z.string() });

export const storiesContract = {
  "GET /stories": {
    summary: "The caller's stories, newest first",
    access: "user",
    answer: z.array(StorySummary),
  },
  "POST /stories": {
    summary: "Make a story",
    access: "user",
    body: StoryForm,
    settle: settleChoices,
    status: 201,
    answer: z.object({ id: z.string(), shortId: z.string() }),
    idempotent: true,
  },
  "POST /stories/analyze": {
    summary: "Read an idea into a story form",
    access: "user",
    body: z.object({ story: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.idea.max)) }),
    answer: Analysis,
  },
  "GET /stories/:id": {
    summary: "A story by id or short id: one's own, or a shared one",
    access: "optional",
    params: byId,
    answer: z.object({ story: Story, status: StoryStatus }),
  },
  "DELETE /stories/:id": {
    summary: "Delete a story and everything of it",
    access: "user",
    inPerson: true,
    params: byId,
    status: 204,
  },
} as const satisfies Contract;
