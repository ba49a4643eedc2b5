import { Button, Center, Stack, Text, Title } from "@mantine/core";
import { isRouteErrorResponse, Link, useRouteError } from "@remix-run/react";

const TITLES: Record<number, string> = { 403: "Access Denied", 404: "404 Page Not Found", 429: "Too Many Requests" };

/** What stands where a page failed: why, and a way out. */
export function ErrorPage() {
  const error = useRouteError();
  const known = isRouteErrorResponse(error) ? error : undefined;
  const title = known ? TITLES[known.status] ?? "Something went wrong" : "Something went wrong";
  return (
    <Center component="main" mih="100dvh" p="lg">
      <Stack align="center" maw={420} ta="center">
        <Title order={1}>{title}</Title>
        <Text c="dimmed">{known ? explanation(known.status, known.data) : "Please try again. What you have saved is safe."}</Text>
        <Button component={Link} to="/">Return to Home</Button>
      </Stack>
    </Center>
  );
}

function explanation(status: number, data: unknown): string {
  if (status === 404) return "There is nothing at this address. The link may be old, or have a typing error.";
  return typeof data === "string" && data !== "" ? data : "Please try again. What you have saved is safe.";
}
