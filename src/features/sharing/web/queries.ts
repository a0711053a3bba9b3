import { useMutation } from "@tanstack/react-query";
import type { sharingContract } from "#features/sharing/contract.ts";
import type { ReportReason } from "#features/sharing/reports.ts";
import { apiOf } from "#web/call/api.ts";

const call = apiOf<typeof sharingContract>();

/** Reports a story that others share (S12.3). */
export function useReportStory(id: string) {
  return useMutation({
    mutationFn: (body: { readonly reason: ReportReason; readonly comment: string }) =>
      call("POST /stories/:id/report", { params: { id }, body }),
  });
}
