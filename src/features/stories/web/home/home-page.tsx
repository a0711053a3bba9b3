import { useMessages } from "#web/messages/messages-context.ts";
import { Hero } from "./hero.tsx";
import { Shelf } from "./shelf.tsx";
import { useDeletedNotice } from "./use-deleted-notice.ts";

/** Home of a signed-in person: the sky and the shelf (S2.20–S2.25). */
export default function HomePage() {
  const { t } = useMessages();
  useDeletedNotice();
  return (
    <>
      <title>{`${t("home.title")} · ${t("app.name")}`}</title>
      <Hero />
      <Shelf />
    </>
  );
}
