import type { ExchangeWords } from "./en.ts";

export const words: ExchangeWords = {
  name: "Ad",
  email: "E-posta",
  phone: "Telefon",
  company: "Şirket",
  title: "Unvan",
  intro:
    "{o}, buraya yazdıklarınızı alır. Değiştirmeniz veya geri çekmeniz için bağlantı içeren bir e-posta alırsınız.",
  back: "Karta dön",
  sharedHeading: "Bilgiler paylaşıldı",
  thanks: "Teşekkürler. Bunu değiştirmeniz veya geri çekmeniz için bağlantı içeren bir e-posta alırsınız.",
  givenHeading: "Paylaştığınız bilgiler",
  given: "Alıcı: {o}, tarih: {d}.",
  agreed: "Onayınız: {t}",
  saved: "Değişiklikleriniz kaydedildi.",
  save: "Değişiklikleri kaydet",
  withdrawNote: "Geri çekmek bu bilgileri hemen siler.",
  withdraw: "Geri çek",
  nothingHeading: "Burada bir şey yok",
  nothing: "Bu bilgiler geri çekilmiş ya da bağlantı eksik.",
  shareWith: "Bilgilerinizi {o} ile paylaşın",
  consent: "{o} bu bilgileri saklayabilir ve benimle iletişim kurmak için kullanabilir.",
  ownCard: "Kartımın bağlantısını ekle: {t}",
  mailGave: "Bu bilgileri {o} adlı kişinin kartında paylaştınız:",
  mailLink: "İstediğiniz zaman görün, değiştirin veya geri çekin:",
  mailNotYou: "Bu siz değilseniz bağlantıyı açıp bilgileri geri çekin.",
};
