import { TextInput } from "@mantine/core";
import { useNavigate } from "@remix-run/react";
import { api } from "../ui/api.ts";
import { useApiForm } from "../ui/use-api-form.ts";
import { fieldProps } from "../ui/use-validated-form.ts";
import { FormLayout } from "../ui/FormLayout.tsx";
import Modal from "../ui/modal.tsx";
import { toast } from "../ui/toast.ts";
import type { Contact } from "./people/serialize.server.ts";
import { MAX_LENGTH } from "./contact.ts";
import { contactDetails } from "./contacts.schema.ts";
import { useWords } from "../ui/use-words.ts";
import { contactsWords } from "./words.en.ts";
import { uiMessages } from "../ui/messages.en.ts";
import { contactMessages } from "./messages.en.ts";

/** A contact made by hand. */
export default function AddDialog({ onClose }: { onClose: () => void }) {
  const text = useWords(contactsWords);
  const navigate = useNavigate();
  const { fields, frame } = useApiForm({
    schema: contactDetails,
    title: text.notAdded,
    otherwise: uiMessages.tryAgain,
    async submit(typed) {
      const { id, first, last } = await api<Contact>("POST", "/api/contacts", typed);
      toast.success(first === last ? text.added : contactMessages.duplicate);
      navigate(`/contacts/${id}`);
    },
  });
  return (
    <Modal opened onClose={onClose} title={text.add}>
      <FormLayout frame={frame} label={text.add} busy={text.adding} onCancel={onClose}>
        <TextInput
          label={text.fields.name}
          autoComplete="off"
          data-autofocus
          maxLength={MAX_LENGTH.name}
          {...fieldProps(fields.name)}
        />
        <TextInput label={text.fields.email} type="email" autoComplete="off" {...fieldProps(fields.email)} />
        <TextInput label={text.fields.phone} type="tel" autoComplete="off" {...fieldProps(fields.phone)} />
        <TextInput label={text.fields.company} autoComplete="off" {...fieldProps(fields.company)} />
        <TextInput label={text.fields.title} autoComplete="off" {...fieldProps(fields.title)} />
      </FormLayout>
    </Modal>
  );
}
