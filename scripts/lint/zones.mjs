/** The folders below src/, and what content holds. */
export const TOP = [
  "contract",
  "messages",
  "book",
  "lexicon",
  "author",
  "illustrator",
  "press",
  "features",
  "server",
  "web",
  "local",
  "app",
];

/** The nouns of the product. */
export const FEATURES = [
  "accounts",
  "stories",
  "pictures",
  "reading",
  "likes",
  "membership",
  "sharing",
  "safety",
  "settings",
  "admin",
];

/**
 * Who may import what. `root` is the folder, `may` the folders it may use with `#` (itself always); `why` is what the lint
 * says to do instead. A file belongs to the last zone whose folder it is in.
 */
export const ZONES = [
  {
    root: "src/contract",
    may: ["book"],
    why: "The contract is what browser and server agree on: move what it needs into src/contract or src/book.",
  },
  {
    root: "src/book",
    may: [],
    why: "The book's model knows nothing else: hand the value in, or move the type into src/book.",
  },
  {
    root: "src/messages",
    may: ["book", "contract"],
    why: "The catalogue engine knows no feature: pass the values as arguments of the message.",
  },
  {
    root: "src/lexicon",
    may: ["book", "content"],
    why: "The lexicon knows words and the book's model only: hand the rest in.",
  },
  {
    root: "src/author",
    may: ["book", "lexicon", "content"],
    why: "An engine knows the book, the lexicon and its content only: a feature hands it plain values.",
  },
  {
    root: "src/illustrator",
    may: ["book", "lexicon", "content"],
    why: "An engine knows the book and the lexicon only: a feature hands it a plan and a cast.",
  },
  {
    root: "src/press",
    may: ["book", "lexicon"],
    why: "An engine knows the book and the lexicon only: a feature hands it texts, pictures, fonts and words.",
  },
  {
    root: "src/server",
    may: ["book", "contract"],
    why: "Machinery knows no feature: take what it needs as an argument, and let src/app hand it in.",
  },
  {
    root: "src/web",
    may: ["book", "contract", "messages"],
    why: "Browser machinery knows no feature: take it as an argument or a type, and let src/app or the feature hand it in.",
  },
  {
    root: "src/local",
    may: ["book", "contract", "messages", "content"],
    why: "A local server answers as the real one would: it knows the protocol, not the product.",
  },
  {
    root: "src/features/*",
    may: ["book", "contract", "messages", "content"],
    why: "A feature's core is pure rules: put machinery into its server/ and screens into its web/ folder.",
    never: [
      {
        regex: "^#features/[a-z-]+/(server|web)(/|\\.)",
        why: "A feature's core is pure rules: move what it needs into a core.",
      },
    ],
  },
  {
    root: "src/features/*/server",
    may: ["author", "illustrator", "press", "lexicon", "book", "messages", "contract", "server", "content"],
    why: "A feature's server folder uses machinery, engines and other features' cores and verbs, nothing of the browser.",
    never: [{ regex: "^#features/[a-z-]+/web(/|\\.)", why: "Server code never reaches browser code." }],
  },
  {
    root: "src/features/*/web",
    may: ["web", "book", "messages", "contract"],
    why: "A screen reaches the server by a call of the contract, and never an engine: add an endpoint.",
    never: [
      { regex: "^#features/[a-z-]+/server(/|\\.)", why: "Browser code never reaches server code: add an endpoint." },
    ],
  },
  {
    root: "src/app",
    may: [...TOP, "content"],
    why: "",
    never: [{ regex: "^#(web|app/web|features/[a-z-]+/web)/", why: "The server program never reaches browser code." }],
  },
  {
    root: "src/app/web",
    may: ["web", "book", "messages", "contract", "features"],
    why: "The browser app uses web machinery and features' screens; what the server knows comes through the contract.",
    never: [
      {
        regex: "^#(app/(server|tools|start)|features/[a-z-]+/server/)",
        why: "Browser code never reaches server code: add an endpoint.",
      },
    ],
  },
];

/** Parts of a feature that only the feature itself may use, and what others do instead. */
export const PRIVATE_PARTS = [
  {
    part: String.raw`server/(.*/)?store(\.ts|/)`,
    why: "Only the owner's store touches its rows: call one of its verbs, or join its tables.ts.",
  },
  { part: String.raw`server/(routes|jobs)\.ts`, why: "Routes and jobs are edges: call the verb behind them." },
  {
    part: String.raw`server/(writer|identity|payments)/`,
    why: "A role's players are chosen in src/app/tools.ts: take the role as an argument.",
  },
  {
    part: "web/(home|new|review|story|book|pages|slider|login|legal)/",
    why: "Another feature's screens are its own: use its web/parts or web/queries.ts.",
  },
];

/** One door a library: where it may be imported, and what others do instead. */
export const DOORS = [
  {
    packages: "fastify(-type-provider-zod)?|@fastify/.*",
    doors: ["src/server/http"],
    why: "HTTP is spoken in src/server/http only: describe the call in a contract and hand a handler over.",
  },
  {
    packages: "pg|drizzle-orm(/.*)?",
    doors: ["src/server/database", "src/server/jobs", "src/server/testing"],
    files: ["tables.ts", "store.ts"],
    why: "Rows are read and written in a store.ts (tables in tables.ts): add a function there.",
  },
  {
    packages: "graphile-worker",
    doors: ["src/server/jobs"],
    why: "Jobs are queued and run by src/server/jobs: use its enqueue and startWorker.",
  },
  {
    packages: "sharp",
    doors: ["src/server/raster"],
    why: "Pixels are made in src/server/raster only: call rasterize or toJpeg.",
  },
  {
    packages: "aws4fetch",
    doors: ["src/server/storage"],
    why: "Object stores are reached by the storage role: use its interface.",
  },
  {
    packages: "stripe(/.*)?",
    doors: ["src/features/membership/server/payments"],
    why: "Payments are taken in src/features/membership/server/payments: use its Payments.",
  },
  {
    packages: "ai|@ai-sdk/.*",
    doors: ["src/server/models"],
    why: "Providers' models are called in src/server/models: use its Models, which counts, limits and writes down.",
  },
  { packages: "pdfkit|fontkit", doors: ["src/press"], why: "PDF is written by the press." },
  { packages: "eld(/.*)?", doors: ["src/author"], why: "Languages are told apart by the author." },
  { packages: "@lingui/.*", doors: ["scripts"], why: "Words for people are said by src/messages." },
];
