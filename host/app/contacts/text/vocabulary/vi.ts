import type { Vocabulary } from "./vocabulary.ts";

export const vi: Vocabulary = {
  country: "VN",
  titles:
    "giám đốc, tổng giám đốc, phó giám đốc, trưởng phòng, phó phòng, trưởng nhóm, quản lý, chủ tịch, phó chủ tịch, nhân viên, chuyên viên, kỹ sư, kiến trúc sư, luật sư, bác sĩ, nha sĩ, dược sĩ, giáo viên, giảng viên, giáo sư, kế toán, kế toán trưởng, thư ký, trợ lý, tư vấn viên, nhà sáng lập, điều phối viên",
  fields: "kinh doanh, nhân sự, kỹ thuật, tài chính, sản xuất, xuất nhập khẩu, bán hàng, dự án",
  legalForms: "tnhh, công ty tnhh, công ty cổ phần, ctcp, jsc",
  businesses:
    "công ty, tập đoàn, ngân hàng, bệnh viện, trường, đại học, khách sạn, nhà hàng, văn phòng, trung tâm, cửa hàng",
  degrees: "ts., ths., ks., bs., ls.",
  addressing: "ông, bà, anh, chị",
  names:
    "nguyễn, trần, lê, phạm, huỳnh, hoàng, phan, vũ, võ, đặng, bùi, đỗ, hồ, ngô, dương, lý, đào, đinh, trịnh, mai, lương, tạ, cao, châu",
  at: "",
  introductions: "tôi là, tên tôi là, mình là",
  from: "",
  common: "tôi, là, của, và, cho, anh, chị, em, số, nhé, bạn, điện thoại, gọi, xin, chào",
  labels: {
    name: "họ tên, họ và tên",
    title: "chức vụ",
    company: "",
    phone: "đt, điện thoại, tel",
    mobile: "dđ, di động, đtdđ",
    home: "nhà riêng",
    fax: "fax",
    email: "email",
    website: "website",
    address: "địa chỉ, đ/c",
  },
  streets: "đường, phố, quận, phường, tầng",
  countries: "VN=việt nam",
  noise: "trân trọng, kính gửi, xin chào, cảm ơn, mst, gửi từ",
  recipients: "",
};
