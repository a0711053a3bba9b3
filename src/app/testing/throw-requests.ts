import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect } from "vitest";
import { users } from "#features/accounts/server/tables.ts";
import { stories } from "#features/stories/server/tables.ts";
import { makeStory } from "./made-story.ts";
import { plainPainter } from "./plain-painter.ts";
import { type ApiDescription, requestsOf } from "./request-arbitrary.ts";
import { openTestProduct, type Person, type TestProduct } from "./test-product.ts";

/** Stands in the private story, and in the name and the e-mail of whom it belongs to. */
const SECRET = "Zyxomma";
/** The caller would be somebody else's or nobody afterwards: each gets a new person. */
const ENDING = /^(?:DELETE \/api\/user|POST \/api\/auth\/(?:logout|refresh))/;
/** Nobody takes payments and nobody signs in here: a 503 is the right word for that. */
const WITHOUT_PROVIDER = /\/api\/(?:subscriptions|payments|auth)/;

/**
 * Throws generated requests at a product with a private story that others ask for: none is answered with an error of ours
 * (5xx), and none of another's data comes back. Gives how many were answered with which status.
 */
export async function throwRequests(count: number, seed: number): Promise<Record<string, number>> {
  const product = await openTestProduct({ players: { painter: plainPainter, identity: {}, payments: undefined } });
  try {
    const owner = await product.signUp(SECRET);
    const stranger = await product.signUp("Stan");
    const secret = await makeStory(product, owner);
    await product.database.update(stories).set({ title: SECRET }).where(eq(stories.id, secret));
    await product.database
      .update(users)
      .set({ email: `${SECRET}@example.com` })
      .where(eq(users.name, SECRET));
    const own = await makeStory(product, stranger);
    const { body } = await product.call("GET /openapi.json");
    const requests = requestsOf(body as unknown as ApiDescription, [secret, own]);
    const statuses: Record<string, number> = {};
    const who = fc.constantFrom("visitor", "stranger") as fc.Arbitrary<"visitor" | "stranger">;
    await fc.assert(
      fc.asyncProperty(requests, who, async (request, caller) => {
        const as = caller === "visitor" ? undefined : await personFor(product, request.operation, stranger);
        const sent = request.body === undefined ? undefined : JSON.stringify(request.body);
        const answer = await product.server.inject({
          method: request.method as "GET",
          url: request.url,
          headers: {
            ...request.headers,
            ...(as && { authorization: `Bearer ${as.token}` }),
            ...(sent !== undefined && { "content-type": "application/json" }),
          },
          ...(sent !== undefined && { payload: sent }),
        });
        statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
        const isAbsent = answer.statusCode === 503 && WITHOUT_PROVIDER.test(request.operation);
        expect(answer.statusCode < 500 || isAbsent, `${answer.statusCode} ${answer.payload.slice(0, 300)}`).toBe(true);
        expect(answer.payload).not.toContain(SECRET);
      }),
      { numRuns: count, seed, endOnFailure: true },
    );
    // Nobody else changed it either.
    const [row] = await product.database.select().from(stories).where(eq(stories.id, secret));
    expect(row).toMatchObject({ title: SECRET, shared: false, hidden: false, likeCount: 0 });
    return statuses;
  } finally {
    await product.close();
  }
}

async function personFor(product: TestProduct, operation: string, stranger: Person): Promise<Person> {
  return ENDING.test(operation) ? product.signUp("Gone") : stranger;
}
