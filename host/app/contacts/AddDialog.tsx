import { Stack, TextInput } from "@mantine/core";
import { parseWithZod } from "@conform-to/zod/v4";
import { useNavigate } from "@remix-run/react";
import { api, TRY_AGAIN } from "../ui/api.ts";
import { type Check, fieldProps, useCheckedForm } from "../ui/checked-form.ts";
import { FormFrame } from "../ui/FormFrame.tsx";
import Modal from "../ui/modal.tsx";
import { toast } from "../ui/toast.ts";
import type { Contact } from "./answer.server.ts";
import { KNOWN_ALREADY, LONGEST } from "./contact.ts";
import { contactDetails } from "./contacts.schema.ts";

type Typed = { name: string; email: string; phone: string; company: string; title: string };
const check = ((formData) => parseWithZod(formData, { schema: contactDetails })) as Check<Typed>;

/** A contact made by hand. */
export default function AddDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { fields, frame } = useCheckedForm<Typed, Typed>({
    title: "The contact was not added",
    check,
    otherwise: TRY_AGAIN,
    async submit(typed) {
      const { id, first, last } = await api<Contact>("POST", "/api/contacts", typed);
      toast.success(first === last ? "Contact added" : KNOWN_ALREADY);
      navigate(`/contacts/${id}`);
    },
  });
  return (
    <Modal opened onClose={onClose} closeButtonProps={{ "aria-label": "Close" }} title="Add contact">
      <FormFrame frame={frame} label="Add contact" busy="Adding..." onCancel={onClose}>
        <Stack gap="md">
          <TextInput
            label="Name"
            autoComplete="off"
            data-autofocus
            maxLength={LONGEST.name}
            {...fieldProps(fields.name)}
          />
          <TextInput label="Email" type="email" autoComplete="off" {...fieldProps(fields.email)} />
          <TextInput label="Phone" type="tel" autoComplete="off" {...fieldProps(fields.phone)} />
          <TextInput label="Company" autoComplete="off" {...fieldProps(fields.company)} />
          <TextInput label="Job title" autoComplete="off" {...fieldProps(fields.title)} />
        </Stack>
      </FormFrame>
    </Modal>
  );
}
