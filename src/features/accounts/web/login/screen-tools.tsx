import { LanguageSwitcher } from "#web/design/language-switcher.tsx";
import { ThemeToggle } from "#web/design/theme-toggle.tsx";

/** Language and light, for screens without a header. */
export function ScreenTools({ className }: { readonly className: string | undefined }) {
  return (
    <div className={className}>
      <LanguageSwitcher look="glass" />
      <ThemeToggle look="glass" />
    </div>
  );
}
