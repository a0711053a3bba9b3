import { useTheme } from "../hooks/use-theme.ts";
import { useMessages } from "../messages/messages-context.ts";
import { IconButton } from "./icon-button.tsx";
import { MoonIcon, SunIcon } from "./icons/icons.tsx";

/** From day to bedtime and back. */
export function ThemeToggle({ look }: { readonly look?: "plain" | "glass" | "raised" }) {
  const { theme, choose } = useTheme();
  const { t } = useMessages();
  const night = theme === "night";
  return (
    <IconButton
      look={look ?? "plain"}
      label={night ? t("theme.to_day") : t("theme.to_night")}
      icon={night ? <SunIcon size={22} /> : <MoonIcon size={22} />}
      onClick={() => choose(night ? "day" : "night")}
    />
  );
}
