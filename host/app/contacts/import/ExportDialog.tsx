import { Anchor, List, Text } from "@mantine/core";
import Modal from "../../ui/modal.tsx";
import { useWords } from "../../ui/use-words.ts";
import { contactsWords } from "../words.en.ts";

const FORMATS = ["csv", "vcf", "hubspot", "salesforce", "pipedrive"] as const;

interface Props {
  /** Filters of the page; all its pages are exported. */
  search?: URLSearchParams;
  /** Only these. */
  ids?: number[];
  onClose: () => void;
}

/** The formats, each a link to its file. */
export default function ExportDialog({ search, ids, onClose }: Props) {
  const text = useWords(contactsWords);
  const href = (format: string) => {
    const query = new URLSearchParams(search);
    for (const name of ["cursor", "sort", "limit"]) query.delete(name);
    for (const [name, value] of [...query]) if (value === "") query.delete(name);
    if (ids) query.set("ids", ids.join(","));
    query.set("format", format);
    return `/api/contacts/export?${query}`;
  };
  return (
    <Modal opened onClose={onClose} title={text.exporting.title}>
      <Text size="sm" c="dimmed" mb="md">
        {ids ? text.exporting.chosen : text.exporting.all}
      </Text>
      <List spacing="sm">
        {FORMATS.map((format) => (
          <List.Item key={format}>
            <Anchor href={href(format)} download onClick={onClose}>
              {text.exporting.formats[format]}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Modal>
  );
}
