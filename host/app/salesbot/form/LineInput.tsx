import { Textarea, type TextareaProps } from "@mantine/core";

interface Props extends Omit<TextareaProps, "onChange"> {
  onChange: (value: string) => void;
}

/** A field for one line that shows all of it: on a phone a question is longer than the field is wide. */
export function LineInput({ onChange, ...props }: Props) {
  return (
    <Textarea
      autosize
      minRows={1}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.currentTarget.form?.requestSubmit();
      }}
      onChange={(event) => onChange(event.currentTarget.value.replace(/[\r\n]+/g, " "))}
      {...props}
    />
  );
}
