import { Anchor, List, Text } from "@mantine/core";
import Modal from "../ui/modal.tsx";

const FORMATS = [
  ["csv", "CSV for spreadsheets"],
  ["vcf", "vCard for address books"],
  ["hubspot", "CSV for HubSpot"],
  ["salesforce", "CSV for Salesforce"],
  ["pipedrive", "CSV for Pipedrive"],
] as const;

interface Props {
  /** What the page is filtered by: all its pages are exported. */
  search?: URLSearchParams;
  /** Only these. */
  ids?: number[];
  onClose: () => void;
}

/** The formats, each a link to its file. */
export default function ExportDialog({ search, ids, onClose }: Props) {
  const href = (format: string) => {
    const query = new URLSearchParams(search);
    for (const name of ["cursor", "sort", "limit"]) query.delete(name);
    for (const [name, value] of [...query]) if (value === "") query.delete(name);
    if (ids) query.set("ids", ids.join(","));
    query.set("format", format);
    return `/api/contacts/export?${query}`;
  };
  return (
    <Modal opened onClose={onClose} closeButtonProps={{ "aria-label": "Close" }} title="Export contacts">
      <Text size="sm" c="dimmed" mb="md">
        {ids ? "The contacts you have chosen." : "All contacts that the list shows, on all its pages."}
      </Text>
      <List spacing="sm">
        {FORMATS.map(([format, label]) => (
          <List.Item key={format}>
            <Anchor href={href(format)} download onClick={onClose}>
              {label}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Modal>
  );
}
