/** The window event that does what the button 'Create new story' does (S4.30). */
export const CREATE_STORY = "create-story";

export const askForStory = (): void => void window.dispatchEvent(new CustomEvent(CREATE_STORY));
