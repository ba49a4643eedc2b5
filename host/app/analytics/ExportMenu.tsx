import { Button, Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { toast } from "../ui/toast.ts";
import type { Analytics } from "./analytics.ts";
import { EXPORT_LABELS, EXPORT_TYPES, exportDay, exportFileName, exportText, type ExportType, sectionsOf } from "./export.ts";

interface Props {
  analytics: Analytics | undefined;
  exportPath(type: ExportType): string;
}

/** Saves a CSV file: made here when all rows are here, else sent by the server. */
export function ExportMenu({ analytics, exportPath }: Props) {
  function save(type: ExportType) {
    if (!analytics) return;
    const name = exportFileName(analytics.card, type, exportDay(analytics.timeZone));
    const text = exportText(type, analytics);
    // The newest rows are here: a list without any has none.
    if (text === null) return toast.failure("No data available to export");
    if (!analytics.complete && sectionsOf(type)) return download(exportPath(type), name);
    const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
    download(url, name);
    URL.revokeObjectURL(url);
  }

  return (
    <Menu position="bottom-end" shadow="md" disabled={!analytics}>
      <Menu.Target>
        <Button variant="default" disabled={!analytics} leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}>Export Data</Button>
      </Menu.Target>
      <Menu.Dropdown>
        {EXPORT_TYPES.map((type) => <Menu.Item key={type} onClick={() => save(type)}>{EXPORT_LABELS[type]}</Menu.Item>)}
      </Menu.Dropdown>
    </Menu>
  );
}

function download(href: string, name: string): void {
  const link = document.createElement("a");
  link.href = href;
  link.download = name;
  link.click();
}
