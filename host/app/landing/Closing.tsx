/** @jsxImportSource preact */

export function Closing({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section class="land block closing">
      <div class="card">
        <h2 class="sec">The next handshake is yours</h2>
        <p class="sub">
          {isSignedIn
            ? "Your cards are waiting where you left them."
            : "A name and an email is all it takes. Your card is live in two minutes."}
        </p>
        {isSignedIn ? (
          <a class="btn p lg" href="/dashboard">
            Open your dashboard
          </a>
        ) : (
          <a class="btn p lg" href="/auth" data-take>
            Make yours now
          </a>
        )}
      </div>
    </section>
  );
}
