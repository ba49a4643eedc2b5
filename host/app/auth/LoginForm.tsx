import type { SubmissionResult } from "@conform-to/react";
import { Group, PasswordInput } from "@mantine/core";
import { Link, useNavigate, useNavigation } from "@remix-run/react";
import { UsernameInput } from "./AccountInputs.tsx";
import { api, UNREACHED } from "../ui/api.ts";
import { fieldProps, useCheckedForm } from "../ui/checked-form.ts";
import { FormFrame } from "../ui/FormFrame.tsx";
import { toast } from "../ui/toast.ts";
import styles from "./auth.module.css";
import type { Credentials } from "./auth.schema.ts";
import { VISIBILITY } from "./NewPasswordInput.tsx";
import { WRONG_CREDENTIALS } from "./sentences.ts";
import type { PublicUser } from "./session.server.ts";

interface Props {
  /** Where to go when signed in. */
  returnTo: string;
  forgotPath: string;
  lastResult?: SubmissionResult<string[]> | null;
}

/** Username and password. With JavaScript by the API, without by the page's action. */
export function LoginForm({ returnTo, forgotPath, lastResult }: Props) {
  const navigate = useNavigate();
  const isPosting = useNavigation().state !== "idle";
  const { fields, frame } = useCheckedForm<Credentials, Credentials>({
    title: "Login failed",
    loadCheck: () => import("./form-checks.ts").then(({ checkCredentials }) => checkCredentials),
    lastResult,
    otherwise: WRONG_CREDENTIALS,
    unreached: UNREACHED,
    async submit(body) {
      const user = await api<PublicUser>("POST", "/api/login", body);
      toast.success("Login successful", `Welcome back, ${user.fullName ?? user.username}!`);
      navigate(returnTo, { replace: true });
    },
  });
  const isPending = frame.isPending || isPosting;
  return (
    <FormFrame frame={{ ...frame, isPending }} label="Login" busy="Signing in..." intent="login" isWide>
      <UsernameInput required field={fields.username} />
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        required
        withAsterisk={false}
        visibilityToggleButtonProps={VISIBILITY}
        {...fieldProps(fields.password, "password")}
      />
      <Group justify="flex-end" mt={-8}>
        <Link to={forgotPath} className={styles.link}>
          Forgot password?
        </Link>
      </Group>
    </FormFrame>
  );
}
