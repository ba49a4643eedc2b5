import { Button, Center, Paper, PasswordInput, Stack, TextInput, Title } from "@mantine/core";
import { type MetaFunction, redirect } from "@remix-run/node";
import { Form, useActionData, useNavigation } from "@remix-run/react";
import { credentials } from "../auth/auth.schema.ts";
import { signIn } from "../auth/sign-in.server.ts";
import { fields } from "../body.server.ts";
import { DomainError } from "../errors.ts";
import { page } from "../http.server.ts";

export const meta: MetaFunction = () => [{ title: "Login · Meishi" }];

export const loader = page({ access: "anyone" }, ({ user, request }) => {
  if (user) throw redirect(pageAskedFor(request));
  return null;
});

export const action = page({ access: "anyone", methods: { POST: fields } }, async ({ request, body, clientAddress }) => {
  const parsed = credentials.safeParse(body);
  if (!parsed.success) return { message: parsed.error.issues[0]!.message };
  try {
    const { cookie } = await signIn(request, parsed.data, clientAddress);
    throw redirect(pageAskedFor(request), { headers: { "set-cookie": cookie } });
  } catch (error) {
    if (error instanceof DomainError) return { message: error.message };
    throw error;
  }
});

/** Where to go after signing in: a path of ours, else the dashboard. */
function pageAskedFor(request: Request): string {
  const to = new URL(request.url).searchParams.get("to") ?? "";
  return /^\/(?![/\\])/.test(to) ? to : "/dashboard";
}

export default function Auth() {
  const result = useActionData<typeof action>();
  const isPending = useNavigation().state !== "idle";
  return (
    <Center component="main" mih="100dvh" p="lg">
      <Paper withBorder p="xl" w="100%" maw={400}>
        <Form method="post" encType="multipart/form-data">
          <Stack>
            <Title order={1}>Login</Title>
            <TextInput name="username" label="Username" autoComplete="username" required />
            <PasswordInput name="password" label="Password" autoComplete="current-password" required error={result?.message} />
            <Button type="submit" loading={isPending}>{isPending ? "Signing in..." : "Login"}</Button>
          </Stack>
        </Form>
      </Paper>
    </Center>
  );
}
