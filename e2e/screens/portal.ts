import { signInByHttp } from "../support/api.ts";
import { queryDatabase } from "../support/query-database.ts";
import type { Screen, Visit } from "./visit.ts";

const KEEPER = "Keeper";

/** Opens a section of the portal as an administrator, with a report and a change of roles to show. */
async function openSection({ product, signedIn, shelf }: Visit, section: string): Promise<void> {
  await signInByHttp(product, KEEPER);
  await queryDatabase(product, "update users set roles = '{admin}' where name = $1", [KEEPER]);
  await queryDatabase(
    product,
    `insert into role_changes (admin_id, user_id, before, after)
     select keeper.id, owner.id, '{printshop}', '{}' from users keeper, users owner where keeper.name = $1 and owner.name = $2`,
    [KEEPER, shelf.owner],
  );
  const reporter = await signInByHttp(product, "Reporter");
  await reporter.call(`POST /stories/${shelf.book.id}/report`, {
    reason: "frightening",
    comment: "The wolf is too near.",
  });
  await signedIn(`/admin/${section}`, { name: KEEPER });
}

/** The portal of those who look after the product. */
export const PORTAL: readonly Screen[] = [
  {
    name: "portal-people",
    async open(visit) {
      await openSection(visit, "people");
      await visit.page.getByText(`${KEEPER.toLowerCase()}@example.com`).waitFor();
    },
  },
  {
    name: "portal-roles",
    async open(visit) {
      await openSection(visit, "people");
      const { page, t, shelf } = visit;
      await page.getByRole("button", { name: t("admin.people.roles.label", { name: shelf.owner }) }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "portal-reports",
    async open(visit) {
      await openSection(visit, "reports");
      await visit.page.getByRole("listitem").first().waitFor();
    },
  },
  {
    name: "portal-trail",
    async open(visit) {
      await openSection(visit, "trail");
      await visit.page.getByRole("listitem").first().waitFor();
    },
  },
];
