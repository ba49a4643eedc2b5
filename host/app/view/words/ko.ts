import type { ViewWords } from "./en.ts";

export const words: ViewWords = {
  again: "다시 시도",
  notFound: {
    heading: "명함을 찾을 수 없습니다",
    text: "이 명함이 이동되었거나 일시 중지되었거나, 링크가 올바르지 않습니다. 명함 주인에게 새 링크를 요청하세요.",
    home: "홈으로 돌아가기",
  },
  part: { heading: "명함의 일부입니다", text: "이 콘텐츠는 해당 명함 안에서만 작동합니다.", open: "명함 열기" },
  offline: {
    heading: "오프라인 상태입니다",
    card: "이 기기에서 아직 열어 본 적이 없는 명함입니다. 이미 본 명함은 계속 열 수 있으며, 이 명함은 인터넷에 연결되면 열립니다.",
    page: "이 페이지를 보려면 인터넷 연결이 필요합니다. 대시보드, QR 코드, 이미 본 명함은 계속 열 수 있습니다.",
  },
  tooMany: {
    heading: "잠시만 기다려 주세요",
    text: "사용 중인 네트워크에서 너무 많은 명함을 열고 있습니다. 1분 후에 다시 시도해 주세요.",
  },
  download: { heading: "다운로드 실패", text: "연락처 정보를 다운로드하지 못했습니다. 다시 시도해 주세요." },
  failed: {
    heading: "명함을 표시하지 못했습니다",
    text: "저희 쪽에 문제가 생겼습니다. 손실된 내용은 없으니 잠시 후 다시 시도해 주세요.",
    reference: (id) => `참조 번호: ${id}`,
  },
  form: {
    email: "올바른 이메일 주소를 입력해 주세요",
    phone: (label) => `‘${label}’에 전화번호를 입력해 주세요`,
    date: (label) => `‘${label}’에 날짜를 입력해 주세요`,
    choice: (label) => `‘${label}’의 답변 중 하나를 선택해 주세요`,
    required: (label) => `‘${label}’ 항목을 입력해 주세요`,
    tooLong: (label, max) => `‘${label}’ 항목은 최대 ${max}자까지 입력할 수 있습니다`,
    allTooLong: (max) => `답변을 줄여 주세요. 모든 항목을 합해 최대 ${max}자까지 입력할 수 있습니다`,
    nothing: "하나 이상의 항목을 입력해 주세요",
    consent: "버튼 위의 문구에 동의해 주세요",
    wait: "지금 너무 많은 메시지가 전송되고 있습니다. 1분 후에 다시 시도해 주세요.",
  },
};
