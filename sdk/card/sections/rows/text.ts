export const text = { phone: "Phone", email: "Email", website: "Website", address: "Address" };
