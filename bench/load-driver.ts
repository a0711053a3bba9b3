// Reads the rows of one story with the bare driver, prepared, as often as it can for three seconds.
import pg from "pg";

const READERS = 64;
const MS = 3_000;

process.once("message", (message) => {
  const { databaseUrl, id } = message as { databaseUrl: string; id: string };
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  // The rows and columns that the answer is made of.
  const queries = [
    {
      name: "story",
      text: `select stories.id, short_id, owner_id, title, stories.language, complexity, status, page_count, "cast", shared, like_count,
        version, stories.created_at, name, picture from stories join users on users.id = owner_id where stories.id = $1`,
    },
    {
      name: "pages",
      text: `select story_id, number, text, alt, level, status, selected, drawing_instructions, version, text_changed_at
        from pages where story_id = $1 order by number`,
    },
    {
      name: "pictures",
      text: "select id, page_number, position, created_at from pictures where story_id = $1 order by page_number, position",
    },
  ];
  const ask = () => Promise.all(queries.map((query) => pool.query({ ...query, values: [id] })));
  void run(ask);
});

async function run(ask: () => Promise<unknown>): Promise<void> {
  const end = performance.now() + MS;
  let answers = 0;
  const reader = async () => {
    while (performance.now() < end) {
      await ask();
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: READERS }, reader));
  process.send?.({ perSecond: answers / (MS / 1000) }, () => process.exit(0));
}
