/** The invented person on the demo card and on the sample card of the landing page. */
export const demoPerson = {
  name: "Mara Ellington",
  title: "Founder & Event Planner",
  company: "Harbour Lane Events",
  phone: "+1 202 555 0143",
  email: "mara@harbourlane.example.com",
  address: "14 Harbour Lane, Port Wren",
  website: "https://harbourlane.example.com",
} as const;
