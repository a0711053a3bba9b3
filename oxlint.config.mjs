import { arrowOverrides } from "./scripts/lint/arrows.mjs";

/** Places that may read the environment: the product's one file, and the tools around it. */
const READS_ENVIRONMENT = [
  "src/server/configuration/**",
  "src/server/configuration.ts",
  "scripts/**",
  "e2e/**",
  "bench/**",
  "*.config.*",
  "**/*.test.ts",
  "src/server/testing/**",
];

export default {
  plugins: ["eslint", "typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "promise", "node"],
  categories: { correctness: "error" },
  rules: {
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": ["error", { checkThenables: true }],
    "typescript/no-misused-promises": "error",
    "typescript/consistent-type-imports": "error",
    // Words for people come from the catalogues; these are signs, and letters that show what letters look like.
    "react/jsx-no-literals": ["error", { allowedStrings: ["·", ",", "A", "Abc"] }],
    "max-lines": ["error", { max: 400, skipBlankLines: true, skipComments: true }],
    "import/no-cycle": "error",
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
    "node/no-process-env": "error",
    // A live region is `role="status"` on whatever holds its words; `output` means the result of a form.
    "jsx-a11y/prefer-tag-over-role": "off",
    // It takes `alt=""` inside a hidden picture for a role.
    "jsx-a11y/aria-unsupported-elements": "off",
  },
  overrides: [
    ...arrowOverrides(),
    // These two move the page by hand, outside React, as a finger does.
    {
      files: ["src/features/reading/web/use-swipe.ts", "src/features/reading/web/use-leaf-flight.ts"],
      rules: { "react/immutability": "off" },
    },
    { files: READS_ENVIRONMENT, rules: { "node/no-process-env": "off" } },
    // Content is long by nature: a table of words or sentences is read by the row.
    { files: ["content/**"], rules: { "max-lines": "off" } },
  ],
  ignorePatterns: ["dist/**", "out/**", "data/**", "**/generated/**", "node_modules/**", ".setup.lock"],
};
