import { Icon, type IconProps } from "#web/design/icons/icon.tsx";

export function ListenIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 9.5v5h3.5L12 18.5V5.5L7.5 9.5Z" />
      <path d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11" />
    </Icon>
  );
}

export function StopIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="6.5" y="6.5" width="11" height="11" rx="2" fill="currentColor" />
    </Icon>
  );
}

export function LettersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 18.5 7.5 5.5l5 13M4.4 14h6.2" />
      <path d="M21 12v6.5M21 15.25a3 3.25 0 1 1-6 0a3 3.25 0 1 1 6 0Z" />
    </Icon>
  );
}
