import { Button, Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";

const FORMATS = [
  ["csv", "CSV for spreadsheets"],
  ["vcf", "vCard for address books"],
  ["hubspot", "CSV for HubSpot"],
  ["salesforce", "CSV for Salesforce"],
  ["pipedrive", "CSV for Pipedrive"],
] as const;

/** Exports what the page shows on all its pages, or only some contacts. */
export function ExportMenu({ search, ids }: { search?: URLSearchParams; ids?: number[] }) {
  const href = (format: string) => {
    const query = new URLSearchParams(search);
    for (const name of ["cursor", "sort", "limit"]) query.delete(name);
    for (const [name, value] of [...query]) if (value === "") query.delete(name);
    if (ids) query.set("ids", ids.join(","));
    query.set("format", format);
    return `/api/contacts/export?${query}`;
  };
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATS.map(([format, label]) => (
          <Menu.Item key={format} component="a" href={href(format)} download>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
