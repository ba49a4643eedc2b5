import type { ViewWords } from "./en.ts";

export const words: ViewWords = {
  again: "重试",
  notFound: {
    heading: "找不到名片",
    text: "这张名片已移动或暂停，或者链接不完整。请向名片主人索取新链接。",
    home: "返回首页",
  },
  part: { heading: "这是名片的一部分", text: "此内容只能在所属的名片中使用。", open: "打开名片" },
  offline: {
    heading: "您已离线",
    card: "这台设备还没有打开过这张名片。看过的名片仍可打开；恢复网络后即可打开这张。",
    page: "此页面需要网络。您的控制面板、二维码和看过的名片仍可打开。",
  },
  tooMany: { heading: "请稍候", text: "您的网络正在打开过多名片。请等待一分钟后重试。" },
  download: { heading: "下载失败", text: "无法下载联系信息，请重试。" },
  failed: {
    heading: "无法显示这张名片",
    text: "我们这边出了点问题，数据没有丢失。请稍后重试。",
    reference: (id) => `参考编号：${id}`,
  },
  form: {
    email: "请输入有效的邮箱地址",
    phone: (label) => `请在“${label}”中输入电话号码`,
    date: (label) => `请在“${label}”中输入日期`,
    choice: (label) => `请选择“${label}”的一个选项`,
    required: (label) => `请填写“${label}”`,
    tooLong: (label, max) => `“${label}”最多 ${max} 个字符`,
    allTooLong: (max) => `请缩短您的回答：所有内容合计最多 ${max} 个字符`,
    nothing: "请至少填写一项",
    consent: "请同意按钮上方的说明",
    wait: "当前发送的消息过多，请等待一分钟后重试。",
  },
};
