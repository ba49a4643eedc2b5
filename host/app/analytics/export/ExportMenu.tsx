import { Button, Menu } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { EXPORT_FAILED_TITLE, downloadCsv, downloadFile } from "../../csv/save-file.ts";
import { toast } from "../../ui/toast.ts";
import type { Analytics } from "../analytics.ts";
import { EXPORT_TYPES, exportDay, exportFileName, type ExportType, hasEvents, sectionsOf } from "./export-types.ts";
import { useWords } from "../../ui/use-words.ts";
import { analyticsWords } from "../words.en.ts";

interface Props {
  analytics: Analytics | undefined;
  exportPath(type: ExportType): string;
}

/** Saves a CSV file: made here when all rows are here, else sent by the server. */
export function ExportMenu({ analytics, exportPath }: Props) {
  const text = useWords(analyticsWords);
  async function save(type: ExportType) {
    if (!analytics) return;
    const sections = sectionsOf(type);
    // The newest rows are here: a list without any has none.
    const isEmpty = sections ? sections.every((section) => analytics[section].length === 0) : !hasEvents(analytics);
    if (isEmpty) return toast.failure(text.nothingToExport);
    const name = exportFileName(analytics.card, type, exportDay(analytics.timeZone));
    if (!analytics.complete && sections) return downloadFile(exportPath(type), name);
    try {
      const { exportText } = await import("./export.ts"); // brings the writer of CSV along
      downloadCsv(exportText(type, analytics), name);
    } catch {
      toast.failure(...EXPORT_FAILED_TITLE);
    }
  }

  return (
    <Menu position="bottom-end" shadow="md" disabled={!analytics}>
      <Menu.Target>
        <Button
          variant="default"
          disabled={!analytics}
          leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
        >
          {text.export}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {EXPORT_TYPES.map((type) => (
          <Menu.Item key={type} onClick={() => void save(type)}>
            {text.exports[type]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
