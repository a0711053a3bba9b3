/** Under what stories are kept in the cache of server data. */
export const storyKeys = {
  all: ["stories"] as const,
  list: () => [...storyKeys.all, "list"] as const,
  one: (id: string) => [...storyKeys.all, "one", id] as const,
};
