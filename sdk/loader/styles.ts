/**
 * The launcher's sheet, which comes from the host. Positions sit on inner elements: a page's `* { all: revert }` beats
 * `:host`. What is `!important` in `:host` wins over the page, so our element never takes part in its layout. The
 * glyph is a clipped box: the first path its outline, the second the hole in it, then the lines. Colours, distances and
 * the side are set on the inner element.
 */
export const launcherStyles =
  ":host{all:initial!important;position:fixed!important}" +
  ".m{all:initial;position:fixed;z-index:2147483647}" +
  ".b{all:initial;position:fixed;bottom:calc(var(--y) + env(safe-area-inset-bottom));width:56px;height:56px;border-radius:50%;background:var(--c);cursor:pointer;forced-color-adjust:none;box-shadow:0 0 0 2px #fff,0 0 0 3px #0003,0 10px 28px -6px #0007}" +
  ".left .b{left:var(--x)}.right .b{right:var(--x)}" +
  '.b:before{content:"";position:absolute;inset:15px;background:var(--ci);clip-path:path(evenodd,"M2 3h22v16h-10l-7 5v-5h-5zM4 5v12h5v3l4-3h9v-12zM7 8h12v2h-12zM7 12h8v2h-8z")}' +
  ".b:focus-visible{outline:3px solid;outline-offset:3px}" +
  ".b span{position:absolute;top:10px;padding:9px 14px;border-radius:14px;background:#fff;color:#1c1917;font:500 14px/1.3 system-ui;width:max-content;max-width:50vw;box-shadow:0 0 0 1px #0002,0 10px 28px -6px #0007}" +
  ".left span{left:68px}.right span{right:68px}" +
  ".b[aria-busy]{opacity:.6}" +
  "@media print{.m{display:none}}";
