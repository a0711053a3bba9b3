import { Icon, type IconProps } from "#web/design/icons/icon.tsx";

export function UndoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5 4 9l4 4" />
      <path d="M4.5 9H14a5.5 5.5 0 0 1 0 11H9" />
    </Icon>
  );
}

export function CastIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12.5 8.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 1 1 7 0Z" />
      <path d="M2.5 19.5a6.5 6 0 0 1 13 0M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.2a6.5 6 0 0 1 3.5 5.3" />
    </Icon>
  );
}

export function WordsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 6h16M4 11h16M4 16h7" />
      <path d="m13.5 19.5.5-3 5-5 2.5 2.5-5 5Z" />
    </Icon>
  );
}

export function BrushIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20.5 3.5c-4 1.5-8.5 5.5-10.5 9l2.5 2.5c3.5-2 6.5-7.5 8-11.5Z" />
      <path d="M9 14c-2.5-.5-4.5 1-4.5 3.5 0 1.5-.5 2.5-1.5 3 4 .8 8-.5 8.5-4" />
    </Icon>
  );
}

export function LanguagesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 4.5h11v8H8.5L5 15.5v-3H3Z" />
      <path d="M17 9h4v8h-2v3l-3.5-3H10v-2" />
    </Icon>
  );
}
