import { Notifications } from "@mantine/notifications";
import { Outlet } from "@remix-run/react";
import * as cards from "../cards/cards.server.ts";
import { page } from "../http.server.ts";
import { ErrorPage } from "../ui/ErrorPage.tsx";
import { Shell } from "../ui/Shell.tsx";

export const loader = page({ access: "signed-in" }, async ({ user: { level: _, sessionId: __, ...user } }) => {
  const [first] = await cards.list({ id: user.id, level: user.accessLevel });
  return { user, cardId: first?.id ?? null };
});

export default function App() {
  return (
    <Shell>
      <Notifications limit={5} autoClose={5000} />
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
