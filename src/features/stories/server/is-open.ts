/** Whether others may read a story by its link: its owner shares it, and no administrator hides it. */
export function isOpen({ shared, hidden }: { readonly shared: boolean; readonly hidden: boolean }): boolean {
  return shared && !hidden;
}
