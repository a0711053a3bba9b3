import { describe, expect, test } from "vitest";
import { say } from "./say.ts";

const { t } = say("en");

describe("an error reads in English, word for word:", () => {
  test("something that went wrong (S8.1)", () =>
    expect(t("error.general")).toBe("Something went wrong. Please try again."));
  test("a page for people who are signed in (S8.2)", () =>
    expect(t("error.auth.required")).toBe("You need to be logged in to see this page"));
  test("a story that is not loaded (S8.3)", () => expect(t("error.story.loading")).toBe("Error loading story"));
  test("what nobody knows (S8.12)", () => expect(t("error.unknown")).toBe("Unknown error"));
  test.each([
    ["error.story.not_found", "Sorry, we couldn't load this story. It might not exist, or there was a server error."],
    ["error.story.copy_link", "Failed to copy link. Please try again."],
    ["error.story.update_text", "Failed to update text. Please try again."],
    ["error.story.update_title", "Failed to update title. Please try again."],
    ["error.story.generate_image", "Failed to generate new image. Please try again."],
    ["error.story.download_pdf", "Failed to download PDF. Please try again."],
    ["error.story.delete", "Failed to delete story. Please try again."],
    ["error.story.select_image", "Image selection error"],
    ["error.stories.load", "Failed to load stories. Please try again later."],
    ["error.story.analyze", "Failed to analyze your story. Please try again."],
    ["error.story.create", "Failed to create story. Please try again."],
    ["auth.login.failed", "Login failed"],
    ["auth.session.expired.title", "Session Expired"],
    ["auth.session.expired.message", "Your session has expired. Please sign in to continue."],
    ["reader.share.copied", "Link copied to clipboard!"],
    ["reader.share.failed", "Failed to copy share link. Please try again."],
    ["error.story.update_image", "Failed to update image. Please try again."],
    ["review.failed", "Story creation failed"],
    ["review.poll.failed", "Error checking story status"],
  ] as const)("%s", (key, words) => expect(t(key)).toBe(words));
});
