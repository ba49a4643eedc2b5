import type { Vocabulary } from "./vocabulary.ts";

export const id: Vocabulary = {
  country: "ID",
  titles:
    "direktur, direktur utama, manajer, kepala, wakil, ketua, sekretaris, bendahara, pendiri, pemilik, insinyur, arsitek, pengacara, notaris, dokter, dokter gigi, perawat, apoteker, guru, dosen, peneliti, konsultan, analis, staf, koordinator, asisten, akuntan, perancang, wartawan, fotografer, penerjemah, teknisi, pengurus, penjualan",
  fields: "pemasaran, keuangan, umum, sumber daya manusia, produksi, proyek, bagian, divisi, operasional, teknik",
  legalForms: "tbk, cv, pt, persero",
  businesses:
    "toko, rumah sakit, universitas, sekolah, yayasan, koperasi, bengkel, klinik, apotek, warung, kantor, dinas, penerbit",
  degrees: "ir., drs., dra., dr., h., hj.",
  addressing: "bapak, ibu, bpk., pak, bu, sdr.",
  names:
    "agus, budi, dewi, siti, sri, eko, dwi, tri, wahyu, andi, rina, ratna, putri, putra, nur, muhammad, ahmad, bambang, joko, slamet, hendra, yanti, indah, fitri, ayu, made, wayan, ketut, nyoman, rizky, dian, yuni, lestari, sari",
  at: "di",
  introductions: "saya, nama saya, ini",
  from: "dari",
  common: "saya, ini, yang, dan, untuk, dengan, kami, anda, nomor, terima, kasih, bisa, tolong, mohon",
  labels: {
    name: "nama",
    title: "jabatan",
    company: "perusahaan",
    phone: "telp, telepon",
    mobile: "hp, ponsel, no. hp",
    home: "rumah",
    fax: "faks",
    email: "surel",
    website: "situs",
    address: "alamat",
  },
  streets: "jl., jalan, gedung, lantai, kav., blok, kelurahan, kecamatan",
  countries: "ID=indonesia",
  noise: "hormat kami, salam, terima kasih, dengan hormat, npwp, dikirim dari, jam buka",
  recipients: "kepada",
};
