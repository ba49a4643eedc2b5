import { AppShell, Burger, Button, Group, NavLink, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { Link, useLocation, useNavigate } from "@remix-run/react";
import type { ReactNode } from "react";
import { LEVEL } from "../access.ts";
import { api } from "./api.ts";
import { toast } from "./toast.ts";
import { useAppData } from "./user.ts";

/** The frame of protected pages: sidebar with the links this user may follow, content beside it. */
export function Shell({ children }: { children: ReactNode }) {
  const { user, cardId } = useAppData();
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const { pathname } = useLocation();
  const navigate = useNavigate();

  async function signOut() {
    try {
      await api("POST", "/api/logout");
      toast.success("Logged out", "You've been successfully logged out");
      navigate("/auth");
    } catch (error) {
      toast.failure("Logout failed", (error as Error).message);
    }
  }

  const links = [
    { to: "/dashboard", label: "Dashboard" },
    ...(cardId ? [{ to: `/editor/${cardId}`, label: "Card Editor" }, { to: `/analytics/${cardId}`, label: "Advanced Analytics" }] : []),
    { to: "/account", label: "Account" },
    { to: "/guide", label: "Guide" },
    ...(user.accessLevel >= LEVEL.admin ? [{ to: "/users", label: "User Management" }] : []),
    { to: "/pwa-settings", label: "PWA Settings" },
  ];

  return (
    <AppShell header={{ height: { base: 56, sm: 0 } }} navbar={{ width: 248, breakpoint: "sm", collapsed: { mobile: !isOpen } }} padding="lg">
      <AppShell.Header hiddenFrom="sm">
        <Group h="100%" px="md"><Burger opened={isOpen} onClick={toggle} aria-label="Menu" /><Text fw={650}>Meishi</Text></Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm">
        <Stack gap={4} component="nav" aria-label="Main" flex={1}>
          {links.map(({ to, label }) => (
            <NavLink key={to} component={Link} to={to} label={label} active={pathname === to} onClick={close}
              aria-current={pathname === to ? "page" : undefined} />
          ))}
        </Stack>
        <Text fw={600} truncate>{user.fullName ?? user.username}</Text>
        <Text size="sm" c="dimmed" truncate>{user.email}</Text>
        <Button variant="default" mt="sm" onClick={signOut}>Sign out</Button>
      </AppShell.Navbar>
      <AppShell.Main>{children}</AppShell.Main>
    </AppShell>
  );
}
