import { eq } from "drizzle-orm";
import { describe, expect } from "vitest";
import { getRow, rowBytes, textBytes } from "../index.ts";
import { addCard, onEveryDatabase } from "./databases.ts";

describe("the size of a row", () => {
  onEveryDatabase((test) => {
    test("is that of its texts and JSON, in bytes", async ({ database }) => {
      const { db, tables, transaction } = database;
      const { formSubmissions: table } = tables;
      const { id: cardId } = await addCard(database);
      const row = { cardId, formData: { message: "ä".repeat(1_000) }, consentText: "Agreed" };
      const { id } = await transaction((tx) => getRow(tx.insert(table).values(row).returning()));
      const sizes = { answers: textBytes(database, [table.formData]), all: rowBytes(database, table) };
      const { answers, all } = await getRow(db.select(sizes).from(table).where(eq(table.id, id)));
      expect(answers).toBeGreaterThan(2_000);
      expect(answers).toBeLessThan(2_050);
      expect(all - answers).toBe("Agreed".length);
    });
  });
});
