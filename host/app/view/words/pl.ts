import type { ViewWords } from "./en.ts";

export const words: ViewWords = {
  again: "Spróbuj ponownie",
  notFound: {
    heading: "Nie znaleziono wizytówki",
    text: "Ta wizytówka została przeniesiona lub wstrzymana albo link jest niepełny. Poproś jej właściciela o nowy.",
    home: "Wróć na stronę główną",
  },
  part: {
    heading: "To jest część wizytówki",
    text: "Ta treść działa tylko wewnątrz wizytówki, do której należy.",
    open: "Otwórz wizytówkę",
  },
  offline: {
    heading: "Brak połączenia",
    card: "Ta wizytówka nie była jeszcze otwierana na tym urządzeniu. Te już oglądane nadal się otwierają, a ta otworzy się, gdy tylko odzyskasz połączenie.",
    page: "Ta strona wymaga połączenia. Twój panel, kody QR i oglądane wcześniej wizytówki nadal się otwierają.",
  },
  tooMany: {
    heading: "Chwileczkę",
    text: "Z Twojej sieci otwieranych jest teraz zbyt wiele wizytówek. Odczekaj minutę i spróbuj ponownie.",
  },
  download: {
    heading: "Pobieranie nie powiodło się",
    text: "Nie udało się pobrać danych kontaktowych. Spróbuj ponownie.",
  },
  failed: {
    heading: "Nie udało się wyświetlić wizytówki",
    text: "Coś poszło nie tak po naszej stronie. Nic nie przepadło: spróbuj ponownie za chwilę.",
    reference: (id) => `Numer zgłoszenia: ${id}`,
  },
  form: {
    email: "Podaj prawidłowy adres e-mail",
    phone: (label) => `Podaj numer telefonu w polu „${label}”`,
    date: (label) => `Podaj datę w polu „${label}”`,
    choice: (label) => `Wybierz jedną z odpowiedzi w polu „${label}”`,
    required: (label) => `Wypełnij pole „${label}”`,
    tooLong: (label, max) => `Dozwolona długość pola „${label}”: do ${max} znaków`,
    allTooLong: (max) => `Skróć odpowiedzi: ich łączna dozwolona długość to ${max} znaków`,
    nothing: "Wypełnij co najmniej jedno pole",
    consent: "Zaakceptuj zdanie nad przyciskiem",
    wait: "Wysyłanych jest teraz zbyt wiele wiadomości. Odczekaj minutę i spróbuj ponownie.",
  },
};
