import { and, desc, eq, gte, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import { modelCalls, modelRests, modelSlots } from "./tables.ts";

const DAY = sql`date_trunc('day', now() at time zone 'utc') at time zone 'utc'`;
const inMs = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`;

export async function insertCall(queries: Queries, call: typeof modelCalls.$inferInsert): Promise<number> {
  const [row] = await queries.insert(modelCalls).values(call).returning({ id: modelCalls.id });
  if (!row) throw new Error("a call was not written down");
  return row.id;
}

export async function updateCall(
  queries: Queries,
  id: number,
  ended: Partial<typeof modelCalls.$inferInsert>,
): Promise<void> {
  await queries.update(modelCalls).set(ended).where(eq(modelCalls.id, id));
}

/** The newest call for the same that a process has left under way in a provider's queue, not longer ago than a day. */
export async function findSubmitted(
  queries: Queries,
  storyId: string | null,
  asked: string,
): Promise<{ readonly id: number; readonly submission: unknown } | undefined> {
  const [left] = await queries
    .select({ id: modelCalls.id, submission: modelCalls.submission })
    .from(modelCalls)
    .where(
      and(
        eq(modelCalls.asked, asked),
        isNotNull(modelCalls.submission),
        storyId === null ? isNull(modelCalls.storyId) : eq(modelCalls.storyId, storyId),
        eq(modelCalls.outcome, "started"),
        gte(modelCalls.startedAt, sql`now() - interval '1 day'`),
      ),
    )
    .orderBy(desc(modelCalls.id))
    .limit(1);
  return left;
}

/** What a story has cost and what this day (UTC) has, calls under way at their most. */
export async function readSpent(
  queries: Queries,
  storyId: string | undefined,
): Promise<{ readonly story: number; readonly day: number }> {
  const total = sql<number>`coalesce(sum(${modelCalls.microUsd}), 0)::float8`;
  const [day] = await queries.select({ total }).from(modelCalls).where(gte(modelCalls.startedAt, DAY));
  if (storyId === undefined) return { story: 0, day: day?.total ?? 0 };
  const [story] = await queries.select({ total }).from(modelCalls).where(eq(modelCalls.storyId, storyId));
  return { story: story?.total ?? 0, day: day?.total ?? 0 };
}

export interface LedgerTotal {
  readonly step: string;
  readonly model: string;
  readonly outcome: string;
  readonly calls: number;
  readonly microUsd: number;
}

/** This day's calls by step, model and outcome. */
export function totalsOfDay(queries: Queries): Promise<LedgerTotal[]> {
  return queries
    .select({
      step: modelCalls.step,
      model: sql<string>`${modelCalls.provider} || ':' || ${modelCalls.model}`,
      outcome: modelCalls.outcome,
      calls: sql<number>`count(*)::int`,
      microUsd: sql<number>`coalesce(sum(${modelCalls.microUsd}), 0)::float8`,
    })
    .from(modelCalls)
    .where(gte(modelCalls.startedAt, DAY))
    .groupBy(modelCalls.step, modelCalls.provider, modelCalls.model, modelCalls.outcome);
}

/**
 * Puts sums in the place of the calls of the oldest day (UTC) that is over for so long: a row a story, step, model, price
 * table and outcome. Gives how many rows there are now; 0 where there is no such day.
 */
export async function sumOldestDay(queries: Queries, keepDays: number): Promise<number> {
  const whole = (column: string) =>
    sql.raw(`case when count("${column}") > 0 then least(sum("${column}"), 2147483647)::int end`);
  const { rows } = await queries.execute(sql`
    with oldest as (
      select date_trunc('day', min(started_at) at time zone 'utc') at time zone 'utc' as day
      from ${modelCalls} where calls is null and started_at < ${DAY} - ${keepDays} * interval '1 day'),
    single as (
      delete from ${modelCalls} using oldest
      where calls is null and started_at >= oldest.day and started_at < oldest.day + interval '1 day'
      returning ${modelCalls}.*)
    insert into ${modelCalls} (story_id, step, provider, model, prices_of, outcome, tokens_in, tokens_cached, tokens_out,
      tokens_reasoning, pictures, "references", micro_usd, ms, started_at, calls)
    select story_id, step, provider, model, prices_of, outcome, ${whole("tokens_in")}, ${whole("tokens_cached")},
      ${whole("tokens_out")}, ${whole("tokens_reasoning")}, ${whole("pictures")}, ${whole("references")},
      sum(micro_usd)::bigint, ${whole("ms")}, min(started_at), count(*)::int
    from single group by story_id, step, provider, model, prices_of, outcome
    returning id`);
  return rows.length;
}

/** Drops sums of days that are over for so long. */
export async function dropOldSums(queries: Queries, keepDays: number): Promise<void> {
  const before = sql`${DAY} - ${keepDays} * interval '1 day'`;
  await queries.delete(modelCalls).where(lt(modelCalls.startedAt, before));
}

/** Forgets keys that nobody calls with any more. */
export async function dropEndedKeys(queries: Queries): Promise<void> {
  const yesterday = sql`now() - interval '1 day'`;
  await queries.delete(modelSlots).where(lt(modelSlots.endsAt, yesterday));
  await queries.delete(modelRests).where(lt(modelRests.endsAt, yesterday));
}

/** Takes one of a key's slots for at most `leaseMs`; undefined when all are taken. */
export async function takeSlot(
  queries: Queries,
  { key, holder, slots, leaseMs }: { key: string; holder: string; slots: number; leaseMs: number },
): Promise<number | undefined> {
  const free = sql`(
    select slot from generate_series(1, ${slots}::int) as slot
    where not exists (
      select 1 from ${modelSlots} as held where held.key = ${key} and held.slot = slot.slot and held.ends_at > now())
    limit 1)`;
  const [open] = await queries.select({ slot: sql<number | null>`${free}` }).from(sql`(select 1) as one`);
  if (open?.slot === null || open === undefined) return undefined;
  // Another process may have been quicker: then its lease runs, and nothing is changed.
  const taken = await queries
    .insert(modelSlots)
    .values({ key, slot: open.slot, holder, endsAt: inMs(leaseMs) })
    .onConflictDoUpdate({
      target: [modelSlots.key, modelSlots.slot],
      set: { holder, endsAt: inMs(leaseMs) },
      setWhere: lte(modelSlots.endsAt, sql`now()`),
    })
    .returning({ slot: modelSlots.slot });
  return taken[0]?.slot;
}

/** Holds a slot for another `leaseMs`, unless somebody else has taken it. */
export async function renewSlot(
  queries: Queries,
  { key, slot, holder, leaseMs }: { key: string; slot: number; holder: string; leaseMs: number },
): Promise<void> {
  await queries
    .update(modelSlots)
    .set({ endsAt: inMs(leaseMs) })
    .where(and(eq(modelSlots.key, key), eq(modelSlots.slot, slot), eq(modelSlots.holder, holder)));
}

export async function releaseSlot(queries: Queries, key: string, slot: number, holder: string): Promise<void> {
  await queries
    .delete(modelSlots)
    .where(and(eq(modelSlots.key, key), eq(modelSlots.slot, slot), eq(modelSlots.holder, holder)));
}

/** How long a key still rests, in milliseconds, and after which failure; undefined when it does not. */
export async function readRest(
  queries: Queries,
  key: string,
): Promise<{ readonly ms: number; readonly reason: string } | undefined> {
  const ms = sql<number>`(extract(epoch from ${modelRests.endsAt} - now()) * 1000)::float8`;
  const [rest] = await queries
    .select({ ms, reason: modelRests.reason })
    .from(modelRests)
    .where(eq(modelRests.key, key));
  return rest && rest.ms > 0 ? rest : undefined;
}

/** Lets a key rest, at least until then. */
export async function startRest(queries: Queries, key: string, reason: string, ms: number): Promise<void> {
  await queries
    .insert(modelRests)
    .values({ key, reason, endsAt: inMs(ms) })
    .onConflictDoUpdate({
      target: modelRests.key,
      set: {
        reason: sql`case when ${modelRests.endsAt} < excluded.ends_at then excluded.reason else ${modelRests.reason} end`,
        endsAt: sql`greatest(${modelRests.endsAt}, excluded.ends_at)`,
      },
    });
}
