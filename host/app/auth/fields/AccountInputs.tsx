import { TextInput, type TextInputProps } from "@mantine/core";
import { fieldProps } from "../../ui/use-validated-form.ts";
import { useWords } from "../../ui/use-words.ts";
import { fieldWords } from "./words.en.ts";

type Props = TextInputProps & { field: Parameters<typeof fieldProps>[0] };

/** Username or email, without autocorrection. */
export const UsernameInput = ({ field, ...props }: Props) => (
  <TextInput
    label={useWords(fieldWords).username}
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    withAsterisk={false}
    {...props}
    {...fieldProps(field)}
  />
);

export const EmailInput = ({ field, ...props }: Props) => (
  <TextInput
    label={useWords(fieldWords).email}
    type="email"
    autoComplete="email"
    withAsterisk={false}
    {...props}
    {...fieldProps(field)}
  />
);
