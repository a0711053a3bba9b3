import { Component, type ErrorInfo, type ReactNode } from "react";
import { Button } from "#web/design/button.tsx";
import { endFirstLook } from "#web/first-look.ts";
import { useMessages } from "#web/messages/messages-context.ts";
import { Notice } from "./notice.tsx";

interface State {
  readonly failed: boolean;
}

/** The last net: whatever a screen throws, the person is told and can go on. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    endFirstLook();
    console.error("A screen failed", error, componentStack);
  }

  override render() {
    return this.state.failed ? <Crash /> : this.props.children;
  }
}

function Crash() {
  const { t } = useMessages();
  return (
    <Notice title={t("app.crash.title")} text={t("app.crash.text")}>
      <Button onClick={() => window.location.reload()}>{t("app.crash.reload")}</Button>
    </Notice>
  );
}
