import { useNavigate } from "react-router";
import { openIdea } from "#features/stories/web/parts/open-idea.ts";
import { NARROW } from "#web/hooks/use-media.ts";
import { paths } from "#web/paths.ts";

/** Asks for the idea of a new story: on a sheet on phones (S2.25), on a screen of its own where there is room. */
export function useAskIdea(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    if (window.matchMedia(NARROW).matches) openIdea();
    else await navigate(paths.newStory);
  };
}
