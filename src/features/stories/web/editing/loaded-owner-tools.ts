// What an owner's book is fetched with in one piece.
export { StoryTools } from "../story/story-tools.tsx";
export { PageTools } from "./page-tools.tsx";
export { PictureChoice } from "./picture-choice.tsx";
export { RetryPicture } from "./retry-picture.tsx";
