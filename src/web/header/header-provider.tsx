import { useState, type ReactNode } from "react";
import { HeaderContext, type HeaderContent } from "./header-context.ts";

export function HeaderProvider({ children }: { readonly children: ReactNode }) {
  const [content, setContent] = useState<HeaderContent | null>(null);
  return <HeaderContext value={{ content, setContent }}>{children}</HeaderContext>;
}
