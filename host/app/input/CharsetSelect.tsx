import { NativeSelect } from "@mantine/core";
import { useWords } from "../ui/use-words.ts";
import { CHARSETS } from "./charsets.ts";
import { inputWords } from "./words.en.ts";

interface Props {
  /** Blank for the one that the file seems to have. */
  value: string;
  onChange: (charset: string) => void;
}

/** The code page of a file that does not say its own. */
export function CharsetSelect({ value, onChange }: Props) {
  const text = useWords(inputWords);
  return (
    <NativeSelect
      label={text.charset}
      value={value}
      data={[
        { value: "", label: text.anyCharset },
        ...CHARSETS.map((name) => ({ value: name, label: `${text.charsets[name]} (${name})` })),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
