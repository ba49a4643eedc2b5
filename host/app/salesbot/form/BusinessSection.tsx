import { ActionIcon, Button, Input, NativeSelect, Text, Textarea, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { parseAmount, type Draft, type DraftErrors, listItem } from "../draft.ts";
import styles from "../salesbot.module.css";
import { LIMITS } from "../limits.ts";
import { ListField } from "./ListField.tsx";
import { Counter, Section } from "./Section.tsx";
import { useWords } from "../../ui/use-words.ts";
import { salesbotWords } from "../words.en.ts";

const CURRENCIES = [
  "USD",
  "EUR",
  "GBP",
  "CHF",
  "CAD",
  "AUD",
  "NZD",
  "JPY",
  "CNY",
  "INR",
  "SGD",
  "HKD",
  "AED",
  "ZAR",
  "BRL",
  "MXN",
  "SEK",
  "NOK",
  "DKK",
  "PLN",
  "CZK",
  "TRY",
  "KRW",
  "ILS",
];

interface Props {
  draft: Draft;
  errors: DraftErrors;
  onChange: (changes: Partial<Draft>) => void;
}

export function BusinessSection({ draft, errors, onChange }: Props) {
  const text = useWords(salesbotWords);
  const info = draft.companyInfo ?? "";
  return (
    <Section title={text.business.title} about={text.business.about}>
      <TextInput
        label={text.business.type}
        value={draft.businessType ?? ""}
        error={errors.businessType}
        onChange={(event) => onChange({ businessType: event.currentTarget.value })}
        description={<Counter text={draft.businessType ?? ""} limit={LIMITS.businessType} />}
        inputWrapperOrder={["label", "input", "description", "error"]}
      />
      <Textarea
        label={text.business.company}
        autosize
        minRows={3}
        maxRows={12}
        value={info}
        error={errors.companyInfo}
        onChange={(event) => onChange({ companyInfo: event.currentTarget.value })}
        description={<Counter text={info} limit={LIMITS.companyInfo} />}
        inputWrapperOrder={["label", "input", "description", "error"]}
      />
      <Input.Wrapper label={text.business.services} labelElement="div" data-place="services">
        <ListField
          words={text.service}
          placeholder={text.business.example}
          rows={draft.services}
          maxItems={LIMITS.services}
          maxLength={LIMITS.service}
          error={errors.services}
          onChange={(services) => onChange({ services })}
        />
      </Input.Wrapper>
      <Prices draft={draft} errors={errors} onChange={onChange} />
    </Section>
  );
}

function Prices({ draft: { prices, currency }, errors, onChange }: Props) {
  const text = useWords(salesbotWords);
  const change = (key: string, changes: Partial<{ name: string; amount: string }>) =>
    onChange({ prices: prices.map((one) => (one.key === key ? { key, value: { ...one.value, ...changes } } : one)) });
  return (
    <Input.Wrapper label={text.business.prices} labelElement="div" data-place="prices">
      <div className={styles.fields}>
        <NativeSelect
          label={text.business.currency}
          w={140}
          data={[...new Set([currency, ...CURRENCIES])].sort()}
          value={currency}
          onChange={({ currentTarget }) => onChange({ currency: currentTarget.value })}
        />
        {prices.map(({ key, value: { name, amount } }, i) => (
          <div key={key} className={styles.row}>
            <TextInput
              aria-label={text.business.priceName(i + 1)}
              placeholder={text.business.example}
              value={name}
              maxLength={LIMITS.priceName}
              onChange={(event) => change(key, { name: event.currentTarget.value })}
            />
            <TextInput
              className={styles.amount}
              aria-label={text.business.price(i + 1)}
              placeholder="4800"
              inputMode="decimal"
              value={amount}
              error={amount.trim() !== "" && !Number.isFinite(parseAmount(amount)) ? text.business.noNumber : undefined}
              onChange={(event) => change(key, { amount: event.currentTarget.value })}
            />
            <ActionIcon
              variant="subtle"
              color="red"
              size={42}
              aria-label={text.business.removePrice(i + 1)}
              title={text.remove}
              onClick={() => onChange({ prices: prices.filter((one) => one.key !== key) })}
            >
              <IconTrash size={18} stroke={1.8} aria-hidden />
            </ActionIcon>
          </div>
        ))}
        {errors.priceRanges && (
          <Text c="var(--meishi-danger-text)" size="sm" role="alert">
            {errors.priceRanges}
          </Text>
        )}
        <div>
          <Button
            variant="default"
            disabled={prices.length >= LIMITS.prices}
            onClick={() => onChange({ prices: [...prices, listItem({ name: "", amount: "" })] })}
            leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
          >
            {text.business.addPrice}
          </Button>
        </div>
      </div>
    </Input.Wrapper>
  );
}
