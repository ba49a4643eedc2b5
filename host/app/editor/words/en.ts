/** The advanced editor's page; what loads with a tab has words of its own. */
export const words = {
  title: "Card Editor",
  reset: "Reset",
  save: "Save Changes",
  saving: "Saving...",
  undo: "Undo",
  redo: "Redo",
  preview: {
    name: "Live preview",
    unsaved: "Unsaved changes",
    hide: "Hide preview",
    show: "Show preview",
  },
  basic: {
    languages: "Write it in other languages, too",
    currentPicture: (label: string) => `Current ${label.toLowerCase()}`,
    more: "Add more numbers, emails or addresses",
    dialled: "Dialled as",
    noCountry: "Add the country code so that people abroad can call, such as +1 503 555 0177.",
    indexable: "Search engines may list this card",
    pictures: "Pictures",
    picturesHint: "JPG, PNG or GIF, up to 2 MB. Larger files are compressed for you.",
  },
  slug: {
    label: "URL Slug",
    free: "This link is available.",
    keep: "Printed codes and shared links keep working when you change it.",
  },
  tabs: {
    basic: "Basic Info",
    design: "Design",
    gallery: "Gallery",
    social: "Social",
    buttons: "Buttons",
    form: "Form",
    advanced: "Advanced",
    loading: (tab: string) => `Loading ${tab}`,
  },
  share: {
    editing: ["You are editing ", "’s card"],
    name: "Ways to share",
    viewQr: "View QR Code",
    copy: "Copy link",
    share: "Share",
    view: "View",
    more: "More ways to share",
  },
};

export type EditorWords = typeof words;
