/** Column access of webhooks and of what they sent. */
export const WEBHOOK_ACCESS = {
  webhooks: {
    id: "owner",
    userId: "nobody",
    url: "owner",
    events: "owner",
    /** Shown once, when it is made. */
    sealedSecret: "nobody",
    previousSealedSecret: "nobody",
    previousUntil: "nobody",
    isActive: "owner",
    failingSince: "owner",
    createdAt: "owner",
    updatedAt: "export",
  },
  webhookDeliveries: {
    id: "owner",
    webhookId: "nobody",
    messageId: "nobody",
    event: "owner",
    body: "owner",
    status: "owner",
    attempts: "owner",
    responseStatus: "owner",
    failure: "owner",
    nextAttemptAt: "owner",
    personId: "nobody",
    submissionId: "nobody",
    conversationId: "nobody",
    createdAt: "owner",
  },
} as const;
