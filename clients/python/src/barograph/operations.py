"""One method for every operation. Generated from the contract by `node scripts/generate-clients.mjs`."""

from __future__ import annotations

from typing import Any, Literal

from . import models
from .listing import Listing
from .service import Service, call, listing
from .transport import Transport


class IntelligenceService(Service):
    def get_regional_snapshot(
        self,
        *,
        region_id: str,
        timeout_seconds: float | None = None,
    ) -> models.GetRegionalSnapshotResponse:
        """The latest stored snapshot of one region.

        region_id: Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`.
        """
        return call(self._transport, "GET", "/api/intelligence/v1/get-regional-snapshot", {"region_id": region_id}, models.GetRegionalSnapshotResponse, timeout_seconds)

    def deduct_situation(
        self,
        *,
        query: str,
        framework: str | None = None,
        geo_context: str | None = None,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.DeductSituationResponse:
        """A situational analysis of a question.

        query: The question; 1 to 500 Unicode code points after trimming.
        framework: A built-in framework (`ach`, `key-assumptions`, `pmesii-pt`, `dime`, `scenario-cone`, `red-team`, `pre-mortem`, `indicators-warnings`) or your own text; at most 2000 Unicode code points after trimming.
        geo_context: Geographic context: countries, regions, straits; at most 2000 Unicode code points after trimming.
        """
        return call(self._transport, "POST", "/api/intelligence/v1/deduct-situation", {"query": query, "framework": framework, "geoContext": geo_context}, models.DeductSituationResponse, timeout_seconds, idempotency_key)

    def answer_question(
        self,
        *,
        query: str,
        at: models.Instant | None = None,
        conversation_id: str | None = None,
        framework: str | None = None,
        geo_context: str | None = None,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.AnswerQuestionResponse:
        """An answer in claims, with sources.

        query: The question; 1 to 500 Unicode code points after trimming.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        conversation_id: The conversation that the question belongs to; absent: a new one begins.
        framework: A built-in framework (`ach`, `key-assumptions`, `pmesii-pt`, `dime`, `scenario-cone`, `red-team`, `pre-mortem`, `indicators-warnings`) or your own text; at most 2000 Unicode code points after trimming.
        geo_context: Geographic context: countries, regions, straits; at most 2000 Unicode code points after trimming.
        """
        return call(self._transport, "POST", "/api/intelligence/v1/answer-question", {"query": query, "at": at, "conversationId": conversation_id, "framework": framework, "geoContext": geo_context}, models.AnswerQuestionResponse, timeout_seconds, idempotency_key)

    def get_daily_brief(
        self,
        *,
        region_id: str,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetDailyBriefResponse:
        """The day of one region, or of the world, on one page.

        region_id: Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/intelligence/v1/get-daily-brief", {"region_id": region_id, "at": at}, models.GetDailyBriefResponse, timeout_seconds)

    def list_regions(
        self,
        *,
        at: str | None = None,
        since: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.ListRegionsResponse:
        """Every region, with its latest snapshot.

        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        since: Instant of `before`.
        """
        return call(self._transport, "GET", "/api/intelligence/v1/list-regions", {"at": at, "since": since}, models.ListRegionsResponse, timeout_seconds)

    def list_regional_snapshots(
        self,
        *,
        region_id: str,
        from_: str | None = None,
        to: str | None = None,
        at: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListRegionalSnapshotsResponse, models.SnapshotSummary]:
        """The stored snapshots of one region, newest first.

        region_id: Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`.
        from_: The earliest `generatedAt`, inclusive. Epoch milliseconds, ISO 8601 or an offset from now.
        to: The latest `generatedAt`, inclusive. Epoch milliseconds, ISO 8601 or an offset from now.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        limit: Maximum number of items, 1 to 100; 20 when absent.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/intelligence/v1/list-regional-snapshots", {"region_id": region_id, "from": from_, "to": to, "at": at, "limit": limit, "cursor": cursor}, models.ListRegionalSnapshotsResponse, "snapshots", timeout_seconds)

    def get_regional_snapshot_at(
        self,
        *,
        region_id: str,
        at: str,
        timeout_seconds: float | None = None,
    ) -> models.GetRegionalSnapshotResponse:
        """The snapshot of one region as of any instant.

        region_id: Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`.
        at: The instant asked for; up to 60 s ahead counts as now, later is a violation. Epoch milliseconds, ISO 8601 or an offset from now.
        """
        return call(self._transport, "GET", "/api/intelligence/v1/get-regional-snapshot-at", {"region_id": region_id, "at": at}, models.GetRegionalSnapshotResponse, timeout_seconds)

    def get_regime_history(
        self,
        *,
        region_id: str,
        at: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetRegimeHistoryResponse, models.RegimePeriod]:
        """The regimes of one region, newest first.

        region_id: Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        limit: Maximum number of items, 1 to 100; 20 when absent.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/intelligence/v1/get-regime-history", {"region_id": region_id, "at": at, "limit": limit, "cursor": cursor}, models.GetRegimeHistoryResponse, "periods", timeout_seconds)

    def get_regional_brief(
        self,
        *,
        region_id: str,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetRegionalBriefResponse:
        """The week of one region in brief.

        region_id: Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/intelligence/v1/get-regional-brief", {"region_id": region_id, "at": at}, models.GetRegionalBriefResponse, timeout_seconds)

    def get_country_state(
        self,
        *,
        country: str,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetCountryStateResponse:
        """The seven axes of one country.

        country: ISO 3166-1 alpha-2 code of a country.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/intelligence/v1/get-country-state", {"country": country, "at": at}, models.GetCountryStateResponse, timeout_seconds)

    def get_country_risk(
        self,
        *,
        country_code: str,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetCountryRiskResponse:
        """The risk of one country in a few numbers.

        country_code: ISO 3166-1 alpha-2 code of a country.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/intelligence/v1/get-country-risk", {"country_code": country_code, "at": at}, models.GetCountryRiskResponse, timeout_seconds)

    def list_country_states(
        self,
        *,
        region_id: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListCountryStatesResponse, models.CountryOverview]:
        """The axes of every country.

        region_id: Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of countries, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/intelligence/v1/list-country-states", {"region_id": region_id, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListCountryStatesResponse, "countries", timeout_seconds)

    def get_snapshot_companion(
        self,
        *,
        region_id: str,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetSnapshotCompanionResponse:
        """The signed companion of a snapshot.

        region_id: Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/intelligence/v1/get-snapshot-companion", {"region_id": region_id, "at": at}, models.GetSnapshotCompanionResponse, timeout_seconds)

    def list_trigger_readings(
        self,
        *,
        region_id: str,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.ListTriggerReadingsResponse:
        """How near each trigger of a region is to its threshold.

        region_id: Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/intelligence/v1/list-trigger-readings", {"region_id": region_id, "at": at}, models.ListTriggerReadingsResponse, timeout_seconds)

    def list_inputs(
        self,
        *,
        region_id: str,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.ListInputsResponse:
        """What the assessment of a region expects, and how each input reported.

        region_id: Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/intelligence/v1/list-inputs", {"region_id": region_id, "at": at}, models.ListInputsResponse, timeout_seconds)

    def list_simulation_inputs(
        self,
        *,
        region_id: str,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.ListSimulationInputsResponse:
        """Figures to suppose in a simulation of a region.

        region_id: Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/intelligence/v1/list-simulation-inputs", {"region_id": region_id, "at": at}, models.ListSimulationInputsResponse, timeout_seconds)

    def get_snapshot_receipt(
        self,
        *,
        snapshot_id: str,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetSnapshotReceiptResponse:
        """Hash and signature of snapshots.

        snapshot_id: At most 8 ids, separated by commas.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/intelligence/v1/get-snapshot-receipt", {"snapshot_id": snapshot_id, "at": at}, models.GetSnapshotReceiptResponse, timeout_seconds)

    def list_evidence(
        self,
        *,
        region_id: str,
        at: str | None = None,
        type: Literal["vessel_track", "flight_surge", "news_headline", "cii_spike", "chokepoint_status", "sanctions_move", "market_signal", "mobility_disruption"] | None = None,
        source: str | None = None,
        theater: str | None = None,
        corridor: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListEvidenceResponse, models.CitedEvidence]:
        """Evidence of one snapshot, with the parts that cite it.

        region_id: Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        type: Only items of this type.
        source: Only items with exactly this `source`.
        theater: Only items with exactly this `theater`.
        corridor: Only items with exactly this `corridor`.
        limit: Maximum number of items, 1 to 100; 20 when absent.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/intelligence/v1/list-evidence", {"region_id": region_id, "at": at, "type": type, "source": source, "theater": theater, "corridor": corridor, "limit": limit, "cursor": cursor}, models.ListEvidenceResponse, "evidence", timeout_seconds)

    def search_evidence(
        self,
        *,
        region_id: str,
        q: str | None = None,
        type: Literal["vessel_track", "flight_surge", "news_headline", "cii_spike", "chokepoint_status", "sanctions_move", "market_signal", "mobility_disruption"] | None = None,
        corridor: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListEvidenceResponse, models.CitedEvidence]:
        """Evidence of one snapshot that holds words.

        region_id: Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`.
        q: Words; the begin of one is enough.
        type: Only items of this type.
        corridor: Only items with exactly this `corridor`.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 100; 20 when absent.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/intelligence/v1/search-evidence", {"region_id": region_id, "q": q, "type": type, "corridor": corridor, "at": at, "page_size": page_size, "cursor": cursor}, models.ListEvidenceResponse, "evidence", timeout_seconds)

    def check_claim(
        self,
        *,
        claim: str,
        region_id: str | None = None,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.CheckClaimResponse:
        """Whether a snapshot supports a sentence.

        claim: One sentence.
        region_id: Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/intelligence/v1/check-claim", {"claim": claim, "region_id": region_id, "at": at}, models.CheckClaimResponse, timeout_seconds)

    def diff_regional_snapshots(
        self,
        *,
        region_id: str,
        from_: str,
        aged: Literal["moved", "all"] | None = None,
        to: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.DiffRegionalSnapshotsResponse:
        """Differences between two snapshots of one region.

        region_id: Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`.
        from_: First snapshot: as of this instant. Epoch milliseconds, ISO 8601 or an offset from now.
        aged: `moved`: of evidence that is in both snapshots only what changed in confidence or contribution; `all`: also what is older without effect. `moved` when absent.
        to: Second snapshot: as of this instant; the latest snapshot when absent. Epoch milliseconds, ISO 8601 or an offset from now.
        """
        return call(self._transport, "GET", "/api/intelligence/v1/diff-regional-snapshots", {"region_id": region_id, "from": from_, "aged": aged, "to": to}, models.DiffRegionalSnapshotsResponse, timeout_seconds)

    def explain_regional_snapshot(
        self,
        *,
        region_id: str,
        pointer: str,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.ExplainRegionalSnapshotResponse:
        """Explanation of one value of a snapshot.

        region_id: Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`.
        pointer: JSON Pointer (RFC 6901) from `snapshot`, e.g. `/balance/coercivePressure`.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/intelligence/v1/explain-regional-snapshot", {"region_id": region_id, "pointer": pointer, "at": at}, models.ExplainRegionalSnapshotResponse, timeout_seconds)

    def simulate_regional_snapshot(
        self,
        *,
        region_id: str,
        at: models.Instant | None = None,
        observations: models.SimulatedObservations | None = None,
        preset: models.SimulationPreset | None = None,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.SimulateRegionalSnapshotResponse:
        """The snapshot of one region with hypothetical observations.

        region_id: Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "POST", "/api/intelligence/v1/simulate-regional-snapshot", {"regionId": region_id, "at": at, "observations": observations, "preset": preset}, models.SimulateRegionalSnapshotResponse, timeout_seconds, idempotency_key)

    def get_assessment_inputs(
        self,
        *,
        region_id: str,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetAssessmentInputsResponse:
        """Everything that a snapshot was computed from.

        region_id: Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/intelligence/v1/get-assessment-inputs", {"region_id": region_id, "at": at}, models.GetAssessmentInputsResponse, timeout_seconds)

    def get_calibration(
        self,
        *,
        region_id: str | None = None,
        horizon: Literal["24h", "7d", "30d"] | None = None,
        model_version: str | None = None,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetCalibrationResponse:
        """Scores of the published lane probabilities.

        region_id: Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`.
        horizon: Only sets of this horizon.
        model_version: Only sets of this version; all versions together when absent.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/intelligence/v1/get-calibration", {"region_id": region_id, "horizon": horizon, "model_version": model_version, "at": at}, models.GetCalibrationResponse, timeout_seconds)

    def list_forecasts(
        self,
        *,
        region_id: str | None = None,
        country: str | None = None,
        forecaster: str | None = None,
        horizon: Literal["24h", "7d", "30d"] | None = None,
        status: Literal["pending", "scored", "void"] | None = None,
        at: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListForecastsResponse, models.PublishedForecast]:
        """Published lane sets with their seals and outcomes, newest first.

        region_id: Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`.
        country: ISO 3166-1 alpha-2 code of a country.
        forecaster: Public name of a forecaster, at most 64 characters.
        horizon: Only sets of this horizon.
        status: Only sets that are pending, scored or void.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        limit: Maximum number of items, 1 to 100; 20 when absent.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/intelligence/v1/list-forecasts", {"region_id": region_id, "country": country, "forecaster": forecaster, "horizon": horizon, "status": status, "at": at, "limit": limit, "cursor": cursor}, models.ListForecastsResponse, "forecasts", timeout_seconds)

    def submit_forecast(
        self,
        *,
        forecaster: str,
        horizon: Literal["24h", "7d", "30d"],
        lanes: models.SubmittedLanes,
        region_id: str | None = None,
        country: str | None = None,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.SubmitForecastResponse:
        """Seals a caller's lane probabilities for a region or country before the outcome begins.

        forecaster: Public name of a forecaster, at most 64 characters.
        region_id: Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`.
        country: ISO 3166-1 alpha-2 code of a country.
        """
        return call(self._transport, "POST", "/api/intelligence/v1/submit-forecast", {"forecaster": forecaster, "horizon": horizon, "lanes": lanes, "regionId": region_id, "country": country}, models.SubmitForecastResponse, timeout_seconds, idempotency_key)

    def list_events(
        self,
        *,
        after: str | None = None,
        region_id: str | None = None,
        types: str | None = None,
        page_size: int | None = None,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.EventPage, models.LoggedEvent]:
        """Events in the order in which they were recorded.

        after: Only what follows this sequence, or this id of a streamed event.
        region_id: Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`.
        types: Only these types, separated by commas; all when absent.
        page_size: Maximum number of events, 1 to 100; 20 when absent.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return listing(self._transport, "GET", "/api/intelligence/v1/list-events", {"after": after, "region_id": region_id, "types": types, "page_size": page_size, "at": at}, models.EventPage, "events", timeout_seconds)

    def list_forecasters(
        self,
        *,
        unit: Literal["region", "country"] | None = None,
        horizon: Literal["24h", "7d", "30d"] | None = None,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.ListForecastersResponse:
        """Scores of the model, of reference forecasts and of other forecasters side by side.

        unit: Only sets of regions, or of countries.
        horizon: Only sets of this horizon.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/intelligence/v1/list-forecasters", {"unit": unit, "horizon": horizon, "at": at}, models.ListForecastersResponse, timeout_seconds)

    def list_security_advisories(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListSecurityAdvisoriesResponse, models.SecurityAdvisory]:
        """Travel advice in force.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/intelligence/v1/list-security-advisories", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListSecurityAdvisoriesResponse, "advisories", timeout_seconds)

    def list_gps_interference(
        self,
        *,
        theater: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListGpsInterferenceResponse, models.GnssInterference]:
        """Aircraft with degraded satellite positions by theater.

        theater: Id of a theater, as items have it.
        start: Only items of this instant or later; 2 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/intelligence/v1/list-gps-interference", {"theater": theater, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListGpsInterferenceResponse, "areas", timeout_seconds)

    def list_oref_alerts(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListOrefAlertsResponse, models.SirenWave]:
        """Air-raid alerts in Israel: places under alert.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later; 31 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/intelligence/v1/list-oref-alerts", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListOrefAlertsResponse, "waves", timeout_seconds)

    def get_gdelt_topic_timeline(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetGdeltTopicTimelineResponse, models.ReportDay]:
        """Reports by kind, country and day.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later; 31 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/intelligence/v1/get-gdelt-topic-timeline", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetGdeltTopicTimelineResponse, "days", timeout_seconds)

    def list_gdelt_articles(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListGdeltArticlesResponse, models.GdeltArticle]:
        """Articles by the country they are about.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later; 7 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/intelligence/v1/list-gdelt-articles", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListGdeltArticlesResponse, "articles", timeout_seconds)

    def get_country_port_activity(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetCountryPortActivityResponse, models.PortActivityDay]:
        """Port calls by country against their own norm.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later; 60 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/intelligence/v1/get-country-port-activity", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetCountryPortActivityResponse, "days", timeout_seconds)

    def get_country_energy_profile(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetCountryEnergyProfileResponse, models.CountryEnergyYear]:
        """Oil and gas produced and consumed by country and year.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later; 3700 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/intelligence/v1/get-country-energy-profile", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetCountryEnergyProfileResponse, "years", timeout_seconds)

    def list_geopolitical_risk(
        self,
        *,
        series: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListGeopoliticalRiskResponse, models.GeopoliticalRiskDay]:
        """Geopolitical risk index by day.

        series: Id of a series, as items have it.
        start: Only items of this instant or later; 370 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/intelligence/v1/list-geopolitical-risk", {"series": series, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListGeopoliticalRiskResponse, "days", timeout_seconds)

    def get_country_facts(
        self,
        *,
        country_code: str,
        timeout_seconds: float | None = None,
    ) -> models.GetCountryFactsResponse:
        """Codes, neighbours, currency and straits of a country.

        country_code: ISO 3166-1 alpha-2 code of a country.
        """
        return call(self._transport, "GET", "/api/intelligence/v1/get-country-facts", {"country_code": country_code}, models.GetCountryFactsResponse, timeout_seconds)

    def list_market_implications(
        self,
        *,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.ListMarketImplicationsResponse:
        """What shocks of all regions mean for markets.

        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/intelligence/v1/list-market-implications", {"at": at}, models.ListMarketImplicationsResponse, timeout_seconds)

    def list_cross_source_signals(
        self,
        *,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.ListCrossSourceSignalsResponse:
        """Where evidence of several types meets.

        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/intelligence/v1/list-cross-source-signals", {"at": at}, models.ListCrossSourceSignalsResponse, timeout_seconds)

    def get_risk_scores(
        self,
        *,
        region_id: str | None = None,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetRiskScoresResponse:
        """The risk index of every country.

        region_id: Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/intelligence/v1/get-risk-scores", {"region_id": region_id, "at": at}, models.GetRiskScoresResponse, timeout_seconds)

    def search_gdelt_documents(
        self,
        *,
        query: str,
        country_code: str | None = None,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.SearchGdeltDocumentsResponse:
        """Articles by the words of their titles.

        query: Words, in any order.
        country_code: ISO 3166-1 alpha-2 code of a country.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/intelligence/v1/search-gdelt-documents", {"query": query, "country_code": country_code, "at": at}, models.SearchGdeltDocumentsResponse, timeout_seconds)

    def search_intel_history(
        self,
        *,
        query: str,
        country: str | None = None,
        domain: Literal["aviation", "conflict", "cyber", "health", "maritime", "market", "natural", "news", "sanctions", "travel"] | None = None,
        from_: models.Instant | None = None,
        to: models.Instant | None = None,
        at: models.Instant | None = None,
        page_size: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> Listing[models.SearchIntelHistoryResponse, models.IntelRecord]:
        """Full-text search over records and evidence.

        query: Words, phrases, or what to leave out.
        country: ISO 3166-1 alpha-2 code of a country.
        domain: Only items of this domain.
        from_: Only items of this instant or later.
        to: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items; 20 when absent.
        cursor: `nextCursor` of the page before.
        """
        return listing(self._transport, "POST", "/api/intelligence/v1/search-intel-history", {"query": query, "country": country, "domain": domain, "from": from_, "to": to, "at": at, "page_size": page_size, "cursor": cursor}, models.SearchIntelHistoryResponse, "records", timeout_seconds, idempotency_key)

    def get_similar_events(
        self,
        *,
        situation: str,
        country: str | None = None,
        domain: Literal["aviation", "conflict", "cyber", "health", "maritime", "market", "natural", "news", "sanctions", "travel"] | None = None,
        from_: models.Instant | None = None,
        to: models.Instant | None = None,
        at: models.Instant | None = None,
        page_size: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> Listing[models.GetSimilarEventsResponse, models.IntelRecord]:
        """Records and evidence that share the words of a situation.

        situation: A situation in words; the first 40 count.
        country: ISO 3166-1 alpha-2 code of a country.
        domain: Only items of this domain.
        from_: Only items of this instant or later.
        to: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items; 20 when absent.
        cursor: `nextCursor` of the page before.
        """
        return listing(self._transport, "POST", "/api/intelligence/v1/get-similar-events", {"situation": situation, "country": country, "domain": domain, "from": from_, "to": to, "at": at, "page_size": page_size, "cursor": cursor}, models.GetSimilarEventsResponse, "records", timeout_seconds, idempotency_key)

    def get_intel_timeline(
        self,
        *,
        country: str | None = None,
        domain: Literal["aviation", "conflict", "cyber", "health", "maritime", "market", "natural", "news", "sanctions", "travel"] | None = None,
        from_: str | None = None,
        to: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetIntelTimelineResponse, models.IntelRecord]:
        """Records and evidence by time.

        country: ISO 3166-1 alpha-2 code of a country.
        domain: Only items of this domain.
        from_: Only items of this instant or later.
        to: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items; 20 when absent.
        cursor: `nextCursor` of the page before.
        """
        return listing(self._transport, "GET", "/api/intelligence/v1/get-intel-timeline", {"country": country, "domain": domain, "from": from_, "to": to, "at": at, "page_size": page_size, "cursor": cursor}, models.GetIntelTimelineResponse, "records", timeout_seconds)

    def compute_energy_shock(
        self,
        *,
        country_code: str,
        chokepoint_id: Literal["hormuz_strait", "malacca_strait", "bab_el_mandeb", "suez", "bosphorus", "oresund", "panama"],
        disruption_pct: float,
        timeout_seconds: float | None = None,
    ) -> models.ComputeEnergyShockResponse:
        """Oil that a country loses when a strait is disrupted.

        country_code: ISO 3166-1 alpha-2 code of a country.
        chokepoint_id: Id of the strait.
        disruption_pct: Share of its traffic that stops, percent.
        """
        return call(self._transport, "GET", "/api/intelligence/v1/compute-energy-shock", {"country_code": country_code, "chokepoint_id": chokepoint_id, "disruption_pct": disruption_pct}, models.ComputeEnergyShockResponse, timeout_seconds)


class AlertService(Service):
    def create_destination(
        self,
        *,
        kind: models.DestinationKind | None = None,
        url: models.DestinationUrl | None = None,
        address: models.EmailAddress | None = None,
        schedule: models.MailSchedule | None = None,
        preset: models.TemplatePreset | None = None,
        method: models.TemplateMethod | None = None,
        headers: dict[str, str] | None = None,
        body: models.TemplateBody | None = None,
        types: models.DestinationTypes | None = None,
        region_ids: models.DestinationRegions | None = None,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.CreateDestinationResponse:
        """Sends events to a webhook, by a template or by mail, from now on.

        headers: Headers of the request by name, with placeholders as in `body`. `Content-Type` says how a body is written; `application/json` when absent.
        """
        return call(self._transport, "POST", "/api/alert/v1/create-destination", {"kind": kind, "url": url, "address": address, "schedule": schedule, "preset": preset, "method": method, "headers": headers, "body": body, "types": types, "regionIds": region_ids}, models.CreateDestinationResponse, timeout_seconds, idempotency_key)

    def list_destinations(
        self,
        *,
        timeout_seconds: float | None = None,
    ) -> models.ListDestinationsResponse:
        """Destinations of the account, the newest first."""
        return call(self._transport, "GET", "/api/alert/v1/list-destinations", {}, models.ListDestinationsResponse, timeout_seconds)

    def update_destination(
        self,
        *,
        destination_id: models.DestinationId,
        url: models.DestinationUrl | None = None,
        preset: models.TemplatePreset | None = None,
        method: models.TemplateMethod | None = None,
        headers: dict[str, str] | None = None,
        body: models.TemplateBody | None = None,
        types: models.DestinationTypes | None = None,
        region_ids: models.DestinationRegions | None = None,
        is_enabled: bool | None = None,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.DestinationAnswer:
        """Changes, pauses or enables a destination.

        headers: Headers of the request by name, with placeholders as in `body`. `Content-Type` says how a body is written; `application/json` when absent.
        """
        return call(self._transport, "POST", "/api/alert/v1/update-destination", {"destinationId": destination_id, "url": url, "preset": preset, "method": method, "headers": headers, "body": body, "types": types, "regionIds": region_ids, "isEnabled": is_enabled}, models.DestinationAnswer, timeout_seconds, idempotency_key)

    def delete_destination(
        self,
        *,
        destination_id: models.DestinationId,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.DeleteDestinationResponse:
        """Removes a destination."""
        return call(self._transport, "POST", "/api/alert/v1/delete-destination", {"destinationId": destination_id}, models.DeleteDestinationResponse, timeout_seconds, idempotency_key)

    def test_destination(
        self,
        *,
        destination_id: models.DestinationId,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.TestDestinationResponse:
        """Sends a `destination.test` event to a destination."""
        return call(self._transport, "POST", "/api/alert/v1/test-destination", {"destinationId": destination_id}, models.TestDestinationResponse, timeout_seconds, idempotency_key)

    def rotate_destination_secret(
        self,
        *,
        destination_id: models.DestinationId,
        overlap_hours: int | None = None,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.RotateDestinationSecretResponse:
        """Gives a destination another secret.

        overlap_hours: 24 when absent.
        """
        return call(self._transport, "POST", "/api/alert/v1/rotate-destination-secret", {"destinationId": destination_id, "overlapHours": overlap_hours}, models.RotateDestinationSecretResponse, timeout_seconds, idempotency_key)

    def list_deliveries(
        self,
        *,
        destination_id: str | None = None,
        state: Literal["waiting", "delivered", "dead"] | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListDeliveriesResponse, models.Delivery]:
        """What was sent to destinations, the newest first.

        destination_id: Only deliveries to this destination.
        state: Only deliveries in this state.
        limit: Maximum number of items, 1 to 100; 20 when absent.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/alert/v1/list-deliveries", {"destination_id": destination_id, "state": state, "limit": limit, "cursor": cursor}, models.ListDeliveriesResponse, "deliveries", timeout_seconds)

    def redeliver(
        self,
        *,
        delivery_id: str | None = None,
        destination_id: models.DestinationId | None = None,
        from_sequence: int | None = None,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.RedeliverResponse:
        """Sends again: one delivery, or what a destination wants of the log from a sequence on.

        delivery_id: As `list-deliveries` names it.
        """
        return call(self._transport, "POST", "/api/alert/v1/redeliver", {"deliveryId": delivery_id, "destinationId": destination_id, "fromSequence": from_sequence}, models.RedeliverResponse, timeout_seconds, idempotency_key)

    def create_rule(
        self,
        *,
        name: str,
        region_ids: list[Literal["mena", "east-asia", "europe", "north-america", "south-asia", "latam", "sub-saharan-africa", "global"]],
        when: models.RulePredicate,
        clear: models.RulePredicate | None = None,
        for_snapshots: models.RuleCount | None = None,
        clear_for: models.RuleCount | None = None,
        cooldown_hours: int | None = None,
        quiet_hours: models.QuietHours | None = None,
        dedupe: models.RulePredicate | None = None,
        destination_ids: list[models.DestinationId] | None = None,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.Rule:
        """Sends an event when snapshots meet a condition.

        cooldown_hours: From one firing to the next; 0 when absent.
        destination_ids: Where its events are sent.
        """
        return call(self._transport, "POST", "/api/alert/v1/create-rule", {"name": name, "regionIds": region_ids, "when": when, "clear": clear, "forSnapshots": for_snapshots, "clearFor": clear_for, "cooldownHours": cooldown_hours, "quietHours": quiet_hours, "dedupe": dedupe, "destinationIds": destination_ids}, models.Rule, timeout_seconds, idempotency_key)

    def list_rules(
        self,
        *,
        timeout_seconds: float | None = None,
    ) -> models.ListRulesResponse:
        """Rules of the account, the newest first."""
        return call(self._transport, "GET", "/api/alert/v1/list-rules", {}, models.ListRulesResponse, timeout_seconds)

    def update_rule(
        self,
        *,
        rule_id: models.RuleId,
        rule: models.RuleBody | None = None,
        is_enabled: bool | None = None,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.Rule:
        """Replaces, pauses or enables a rule."""
        return call(self._transport, "POST", "/api/alert/v1/update-rule", {"ruleId": rule_id, "rule": rule, "isEnabled": is_enabled}, models.Rule, timeout_seconds, idempotency_key)

    def delete_rule(
        self,
        *,
        rule_id: models.RuleId,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.DeleteRuleResponse:
        """Removes a rule."""
        return call(self._transport, "POST", "/api/alert/v1/delete-rule", {"ruleId": rule_id}, models.DeleteRuleResponse, timeout_seconds, idempotency_key)

    def dry_run_rule(
        self,
        *,
        from_: models.Instant,
        rule: models.RuleBody | None = None,
        rule_id: models.RuleId | None = None,
        to: models.Instant | None = None,
        next: str | None = None,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.DryRunRuleResponse:
        """When a rule would have fired over stored snapshots.

        from_: Begin, inclusive. Epoch milliseconds, ISO 8601 or an offset from now.
        to: End, exclusive; now when absent. Epoch milliseconds, ISO 8601 or an offset from now.
        next: `next` of the dry-run before, of the same rule.
        """
        return call(self._transport, "POST", "/api/alert/v1/dry-run-rule", {"from": from_, "rule": rule, "ruleId": rule_id, "to": to, "next": next}, models.DryRunRuleResponse, timeout_seconds, idempotency_key)

    def create_feed_link(
        self,
        *,
        label: str,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.CreateFeedLinkResponse:
        """Opens the feeds of snapshots to readers that cannot send a key."""
        return call(self._transport, "POST", "/api/alert/v1/create-feed-link", {"label": label}, models.CreateFeedLinkResponse, timeout_seconds, idempotency_key)

    def list_feed_links(
        self,
        *,
        timeout_seconds: float | None = None,
    ) -> models.ListFeedLinksResponse:
        """Links to feeds of the account, the newest first."""
        return call(self._transport, "GET", "/api/alert/v1/list-feed-links", {}, models.ListFeedLinksResponse, timeout_seconds)

    def revoke_feed_link(
        self,
        *,
        link_id: models.FeedLinkId,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.RevokeFeedLinkResponse:
        """Revokes a link to feeds."""
        return call(self._transport, "POST", "/api/alert/v1/revoke-feed-link", {"linkId": link_id}, models.RevokeFeedLinkResponse, timeout_seconds, idempotency_key)


class SeismologyService(Service):
    def list_earthquakes(
        self,
        *,
        country: str | None = None,
        ne_lat: float | None = None,
        ne_lon: float | None = None,
        sw_lat: float | None = None,
        sw_lon: float | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListEarthquakesResponse, models.Earthquake]:
        """Earthquakes of magnitude 4.5 and above.

        country: ISO 3166-1 alpha-2 code of a country.
        ne_lat: Northern edge of an area, degrees; needs the other three.
        ne_lon: Eastern edge, degrees; less than `sw_lon` across the antimeridian.
        sw_lat: Southern edge, degrees.
        sw_lon: Western edge, degrees.
        start: Only items of this instant or later.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/seismology/v1/list-earthquakes", {"country": country, "ne_lat": ne_lat, "ne_lon": ne_lon, "sw_lat": sw_lat, "sw_lon": sw_lon, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListEarthquakesResponse, "earthquakes", timeout_seconds)

    def compare_earthquake_networks(
        self,
        *,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.CompareEarthquakeNetworksResponse:
        """Earthquakes as two networks measure them.

        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/seismology/v1/compare-earthquake-networks", {"at": at}, models.CompareEarthquakeNetworksResponse, timeout_seconds)


class MaritimeService(Service):
    def list_navigational_warnings(
        self,
        *,
        ne_lat: float | None = None,
        ne_lon: float | None = None,
        sw_lat: float | None = None,
        sw_lon: float | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListNavigationalWarningsResponse, models.NavigationalWarning]:
        """Warnings to shipping in force.

        ne_lat: Northern edge of an area, degrees; needs the other three.
        ne_lon: Eastern edge, degrees; less than `sw_lon` across the antimeridian.
        sw_lat: Southern edge, degrees.
        sw_lon: Western edge, degrees.
        start: Only items of this instant or later.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/maritime/v1/list-navigational-warnings", {"ne_lat": ne_lat, "ne_lon": ne_lon, "sw_lat": sw_lat, "sw_lon": sw_lon, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListNavigationalWarningsResponse, "warnings", timeout_seconds)

    def get_vessel_snapshot(
        self,
        *,
        theater: str | None = None,
        chokepoint: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetVesselSnapshotResponse, models.VesselArea]:
        """Ships under way in watched areas of the Baltic.

        theater: Id of a theater, as items have it.
        chokepoint: Id of a strait or canal, as items have it.
        start: Only items of this instant or later; 2 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/maritime/v1/get-vessel-snapshot", {"theater": theater, "chokepoint": chokepoint, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetVesselSnapshotResponse, "areas", timeout_seconds)


class NaturalService(Service):
    def list_natural_events(
        self,
        *,
        country: str | None = None,
        ne_lat: float | None = None,
        ne_lon: float | None = None,
        sw_lat: float | None = None,
        sw_lon: float | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListNaturalEventsResponse, models.NaturalEvent]:
        """Disaster alerts and open natural events.

        country: ISO 3166-1 alpha-2 code of a country.
        ne_lat: Northern edge of an area, degrees; needs the other three.
        ne_lon: Eastern edge, degrees; less than `sw_lon` across the antimeridian.
        sw_lat: Southern edge, degrees.
        sw_lon: Western edge, degrees.
        start: Only items of this instant or later.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/natural/v1/list-natural-events", {"country": country, "ne_lat": ne_lat, "ne_lon": ne_lon, "sw_lat": sw_lat, "sw_lon": sw_lon, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListNaturalEventsResponse, "events", timeout_seconds)

    def list_tropical_cyclones(
        self,
        *,
        country: str | None = None,
        ne_lat: float | None = None,
        ne_lon: float | None = None,
        sw_lat: float | None = None,
        sw_lon: float | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListTropicalCyclonesResponse, models.Storm]:
        """Tropical cyclones and other named storms.

        country: ISO 3166-1 alpha-2 code of a country.
        ne_lat: Northern edge of an area, degrees; needs the other three.
        ne_lon: Eastern edge, degrees; less than `sw_lon` across the antimeridian.
        sw_lat: Southern edge, degrees.
        sw_lon: Western edge, degrees.
        start: Only items of this instant or later.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/natural/v1/list-tropical-cyclones", {"country": country, "ne_lat": ne_lat, "ne_lon": ne_lon, "sw_lat": sw_lat, "sw_lon": sw_lon, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListTropicalCyclonesResponse, "storms", timeout_seconds)


class ClimateService(Service):
    def list_climate_disasters(
        self,
        *,
        country: str | None = None,
        ne_lat: float | None = None,
        ne_lon: float | None = None,
        sw_lat: float | None = None,
        sw_lon: float | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListClimateDisastersResponse, models.ClimateDisaster]:
        """Storms, floods, droughts and wildfires.

        country: ISO 3166-1 alpha-2 code of a country.
        ne_lat: Northern edge of an area, degrees; needs the other three.
        ne_lon: Eastern edge, degrees; less than `sw_lon` across the antimeridian.
        sw_lat: Southern edge, degrees.
        sw_lon: Western edge, degrees.
        start: Only items of this instant or later.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/climate/v1/list-climate-disasters", {"country": country, "ne_lat": ne_lat, "ne_lon": ne_lon, "sw_lat": sw_lat, "sw_lon": sw_lon, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListClimateDisastersResponse, "disasters", timeout_seconds)

    def list_climate_news(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListClimateNewsResponse, models.Headline]:
        """Headlines about climate and extreme weather.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/climate/v1/list-climate-news", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListClimateNewsResponse, "items", timeout_seconds)

    def list_weather_warnings(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListWeatherWarningsResponse, models.WeatherWarningCount]:
        """Weather warnings in force in the United States.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later; 31 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/climate/v1/list-weather-warnings", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListWeatherWarningsResponse, "counts", timeout_seconds)

    def get_co2_monitoring(
        self,
        *,
        series: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetCo2MonitoringResponse, models.CarbonDioxideMonth]:
        """Carbon dioxide in the air at Mauna Loa.

        series: Id of a series, as items have it.
        start: Only items of this instant or later; 1830 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/climate/v1/get-co2-monitoring", {"series": series, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetCo2MonitoringResponse, "months", timeout_seconds)

    def get_ocean_ice_data(
        self,
        *,
        series: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetOceanIceDataResponse, models.SeaIceDay]:
        """Sea ice extent of the Arctic and the Antarctic.

        series: Id of a series, as items have it.
        start: Only items of this instant or later; 1100 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/climate/v1/get-ocean-ice-data", {"series": series, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetOceanIceDataResponse, "data", timeout_seconds)


class CyberService(Service):
    def list_cyber_threats(
        self,
        *,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListCyberThreatsResponse, models.CyberThreat]:
        """Software vulnerabilities that are exploited.

        start: Only items of this instant or later.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/cyber/v1/list-cyber-threats", {"start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListCyberThreatsResponse, "threats", timeout_seconds)

    def get_exploited_vulnerability_trend(
        self,
        *,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetExploitedVulnerabilityTrendResponse, models.ExploitedVulnerabilityDay]:
        """Vulnerabilities newly listed as exploited, by day.

        start: Only items of this instant or later; 400 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/cyber/v1/get-exploited-vulnerability-trend", {"start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetExploitedVulnerabilityTrendResponse, "days", timeout_seconds)


class HealthService(Service):
    def list_disease_outbreaks(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListDiseaseOutbreaksResponse, models.DiseaseOutbreak]:
        """Notices of disease outbreaks.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/health/v1/list-disease-outbreaks", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListDiseaseOutbreaksResponse, "outbreaks", timeout_seconds)


class NewsService(Service):
    def list_headlines(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListHeadlinesResponse, models.Headline]:
        """Headlines of public bodies and newsrooms.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/news/v1/list-headlines", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListHeadlinesResponse, "items", timeout_seconds)

    def list_feed_digest(
        self,
        *,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.ListFeedDigestResponse:
        """The newest headlines of every region.

        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/news/v1/list-feed-digest", {"at": at}, models.ListFeedDigestResponse, timeout_seconds)


class AviationService(Service):
    def list_aviation_news(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListAviationNewsResponse, models.Headline]:
        """Headlines about airports, airlines and airspace.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/aviation/v1/list-aviation-news", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListAviationNewsResponse, "items", timeout_seconds)

    def list_airport_delays(
        self,
        *,
        ne_lat: float | None = None,
        ne_lon: float | None = None,
        sw_lat: float | None = None,
        sw_lon: float | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListAirportDelaysResponse, models.AirportDelay]:
        """Closures, ground stops and delays at airports.

        ne_lat: Northern edge of an area, degrees; needs the other three.
        ne_lon: Eastern edge, degrees; less than `sw_lon` across the antimeridian.
        sw_lat: Southern edge, degrees.
        sw_lon: Western edge, degrees.
        start: Only items of this instant or later.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/aviation/v1/list-airport-delays", {"ne_lat": ne_lat, "ne_lon": ne_lon, "sw_lat": sw_lat, "sw_lon": sw_lon, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListAirportDelaysResponse, "alerts", timeout_seconds)

    def list_airspace_restrictions(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListAirspaceRestrictionsResponse, models.AirspaceRestriction]:
        """Flight restrictions and hazards to flight in force.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/aviation/v1/list-airspace-restrictions", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListAirspaceRestrictionsResponse, "restrictions", timeout_seconds)

    def track_aircraft(
        self,
        *,
        icao24: str,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.TrackAircraftResponse:
        """Where one military aircraft was in the last two days.

        icao24: ICAO address: `id` of an aircraft in `list-military-flights`.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/aviation/v1/track-aircraft", {"icao24": icao24, "at": at}, models.TrackAircraftResponse, timeout_seconds)

    def get_airport_ops_summary(
        self,
        *,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetAirportOpsSummaryResponse:
        """The state of airports that have a notice in force.

        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/aviation/v1/get-airport-ops-summary", {"at": at}, models.GetAirportOpsSummaryResponse, timeout_seconds)


class ConflictService(Service):
    def list_ucdp_events(
        self,
        *,
        country: str | None = None,
        ne_lat: float | None = None,
        ne_lon: float | None = None,
        sw_lat: float | None = None,
        sw_lon: float | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListUcdpEventsResponse, models.ConflictEvent]:
        """Events of organised violence.

        country: ISO 3166-1 alpha-2 code of a country.
        ne_lat: Northern edge of an area, degrees; needs the other three.
        ne_lon: Eastern edge, degrees; less than `sw_lon` across the antimeridian.
        sw_lat: Southern edge, degrees.
        sw_lon: Western edge, degrees.
        start: Only items of this instant or later.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/conflict/v1/list-ucdp-events", {"country": country, "ne_lat": ne_lat, "ne_lon": ne_lon, "sw_lat": sw_lat, "sw_lon": sw_lon, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListUcdpEventsResponse, "events", timeout_seconds)

    def list_conflict_reports(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListConflictReportsResponse, models.ConflictReportDay]:
        """Reports of force, blockade and coercion by country and day.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later; 31 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/conflict/v1/list-conflict-reports", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListConflictReportsResponse, "days", timeout_seconds)

    def list_acled_events(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListAcledEventsResponse, models.AcledDay]:
        """Political violence and protest by country and day, as ACLED counts them.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later; 120 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/conflict/v1/list-acled-events", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListAcledEventsResponse, "counts", timeout_seconds)

    def get_humanitarian_summary(
        self,
        *,
        country_code: str,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetHumanitarianSummaryResponse:
        """Deaths, displacement and protest in one country.

        country_code: ISO 3166-1 alpha-2 code of a country.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/conflict/v1/get-humanitarian-summary", {"country_code": country_code, "at": at}, models.GetHumanitarianSummaryResponse, timeout_seconds)

    def get_humanitarian_summary_batch(
        self,
        *,
        country_codes: list[str],
        at: models.Instant | None = None,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.GetHumanitarianSummaryBatchResponse:
        """Deaths, displacement and protest in several countries.

        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "POST", "/api/conflict/v1/get-humanitarian-summary-batch", {"countryCodes": country_codes, "at": at}, models.GetHumanitarianSummaryBatchResponse, timeout_seconds, idempotency_key)


class MilitaryService(Service):
    def list_military_flights(
        self,
        *,
        ne_lat: float | None = None,
        ne_lon: float | None = None,
        sw_lat: float | None = None,
        sw_lon: float | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListMilitaryFlightsResponse, models.MilitaryFlight]:
        """Military aircraft in the air that say where they are.

        ne_lat: Northern edge of an area, degrees; needs the other three.
        ne_lon: Eastern edge, degrees; less than `sw_lon` across the antimeridian.
        sw_lat: Southern edge, degrees.
        sw_lon: Western edge, degrees.
        start: Only items of this instant or later.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/military/v1/list-military-flights", {"ne_lat": ne_lat, "ne_lon": ne_lon, "sw_lat": sw_lat, "sw_lon": sw_lon, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListMilitaryFlightsResponse, "flights", timeout_seconds)

    def list_naval_exercises(
        self,
        *,
        ne_lat: float | None = None,
        ne_lon: float | None = None,
        sw_lat: float | None = None,
        sw_lon: float | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListNavalExercisesResponse, models.NavalExercise]:
        """Firing and exercises that navies announce.

        ne_lat: Northern edge of an area, degrees; needs the other three.
        ne_lon: Eastern edge, degrees; less than `sw_lon` across the antimeridian.
        sw_lat: Southern edge, degrees.
        sw_lon: Western edge, degrees.
        start: Only items of this instant or later.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/military/v1/list-naval-exercises", {"ne_lat": ne_lat, "ne_lon": ne_lon, "sw_lat": sw_lat, "sw_lon": sw_lon, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListNavalExercisesResponse, "warnings", timeout_seconds)

    def get_theater_posture(
        self,
        *,
        theater: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetTheaterPostureResponse, models.TheaterPosture]:
        """Military aircraft by theater against its own norm.

        theater: Id of a theater, as items have it.
        start: Only items of this instant or later; 2 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/military/v1/get-theater-posture", {"theater": theater, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetTheaterPostureResponse, "theaters", timeout_seconds)

    def get_defense_industrial_base(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetDefenseIndustrialBaseResponse, models.DefenseBase]:
        """Military spending and trade in arms by country and year.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later; 3700 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/military/v1/get-defense-industrial-base", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetDefenseIndustrialBaseResponse, "countries", timeout_seconds)


class EconomicService(Service):
    def get_ecb_fx_rates(
        self,
        *,
        series: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetEcbFxRatesResponse, models.EcbFxRate]:
        """Euro foreign exchange reference rates.

        series: Id of a series, as items have it.
        start: Only items of this instant or later; 1830 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/economic/v1/get-ecb-fx-rates", {"series": series, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetEcbFxRatesResponse, "rates", timeout_seconds)

    def get_energy_prices(
        self,
        *,
        series: str | None = None,
        commodity: Literal["crude_oil", "natural_gas"] | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetEnergyPricesResponse, models.EnergyPrice]:
        """Spot prices of crude oil and natural gas.

        series: Id of a series, as items have it.
        commodity: Only items of this one.
        start: Only items of this instant or later; 1830 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/economic/v1/get-energy-prices", {"series": series, "commodity": commodity, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetEnergyPricesResponse, "prices", timeout_seconds)

    def get_crude_inventories(
        self,
        *,
        series: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetCrudeInventoriesResponse, models.CrudeInventory]:
        """Petroleum stocks of the United States.

        series: Id of a series, as items have it.
        start: Only items of this instant or later; 1830 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/economic/v1/get-crude-inventories", {"series": series, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetCrudeInventoriesResponse, "weeks", timeout_seconds)

    def list_world_bank_indicators(
        self,
        *,
        country: str | None = None,
        indicator_code: Literal["EG.IMP.CONS.ZS", "GC.DOD.TOTL.GD.ZS", "DT.DOD.DSTC.IR.ZS", "FI.RES.TOTL.MO", "FP.CPI.TOTL.ZG", "BN.CAB.XOKA.GD.ZS", "NY.GDP.PETR.RT.ZS", "TM.VAL.FOOD.ZS.UN", "GOV_WGI_PV.EST"] | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListWorldBankIndicatorsResponse, models.WorldBankFigure]:
        """Nine indicators of the World Bank by country and year.

        country: ISO 3166-1 alpha-2 code of a country.
        indicator_code: Only items of this one.
        start: Only items of this instant or later; 3700 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/economic/v1/list-world-bank-indicators", {"country": country, "indicator_code": indicator_code, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListWorldBankIndicatorsResponse, "data", timeout_seconds)

    def get_fao_food_price_index(
        self,
        *,
        series: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetFaoFoodPriceIndexResponse, models.FoodPricePoint]:
        """FAO Food Price Index.

        series: Id of a series, as items have it.
        start: Only items of this instant or later; 1830 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/economic/v1/get-fao-food-price-index", {"series": series, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetFaoFoodPriceIndexResponse, "points", timeout_seconds)

    def get_us_yield_curve(
        self,
        *,
        series: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetUsYieldCurveResponse, models.TreasuryYield]:
        """Yields of US Treasury securities.

        series: Id of a series, as items have it.
        start: Only items of this instant or later; 1830 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/economic/v1/get-us-yield-curve", {"series": series, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetUsYieldCurveResponse, "tenors", timeout_seconds)

    def get_eu_yield_curve(
        self,
        *,
        series: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetEuYieldCurveResponse, models.EuroYield]:
        """Yields of euro area government bonds.

        series: Id of a series, as items have it.
        start: Only items of this instant or later; 400 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/economic/v1/get-eu-yield-curve", {"series": series, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetEuYieldCurveResponse, "tenors", timeout_seconds)

    def get_eu_fsi(
        self,
        *,
        series: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetEuFsiResponse, models.SystemicStress]:
        """Stress in the financial system of the euro area.

        series: Id of a series, as items have it.
        start: Only items of this instant or later; 400 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/economic/v1/get-eu-fsi", {"series": series, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetEuFsiResponse, "history", timeout_seconds)

    def get_bis_policy_rates(
        self,
        *,
        country: str | None = None,
        series: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetBisPolicyRatesResponse, models.PolicyRate]:
        """Policy rates of central banks by month.

        country: ISO 3166-1 alpha-2 code of a country.
        series: Id of a series, as items have it.
        start: Only items of this instant or later; 1130 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/economic/v1/get-bis-policy-rates", {"country": country, "series": series, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetBisPolicyRatesResponse, "rates", timeout_seconds)

    def list_long_term_rates(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListLongTermRatesResponse, models.LongTermRate]:
        """Long-term interest rates by country.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later; 1830 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/economic/v1/list-long-term-rates", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListLongTermRatesResponse, "rates", timeout_seconds)

    def get_gas_trade(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetGasTradeResponse, models.GasTradeMonth]:
        """Natural gas imported and exported by European countries.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later; 1830 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/economic/v1/get-gas-trade", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetGasTradeResponse, "months", timeout_seconds)

    def get_eurostat_country_data(
        self,
        *,
        country: str | None = None,
        indicator: Literal["hicp", "unemployment", "debt"] | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetEurostatCountryDataResponse, models.EurostatFigure]:
        """Inflation, unemployment and government debt of European countries.

        country: ISO 3166-1 alpha-2 code of a country.
        indicator: Only items of this one.
        start: Only items of this instant or later; 366 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/economic/v1/get-eurostat-country-data", {"country": country, "indicator": indicator, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetEurostatCountryDataResponse, "countries", timeout_seconds)

    def get_national_debt(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetNationalDebtResponse, models.NationalDebt]:
        """Debt of central governments by country.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later; 3700 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/economic/v1/get-national-debt", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetNationalDebtResponse, "entries", timeout_seconds)

    def get_us_public_debt(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetUsPublicDebtResponse, models.PublicDebtDay]:
        """Public debt of the United States in dollars.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later; 1830 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/economic/v1/get-us-public-debt", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetUsPublicDebtResponse, "days", timeout_seconds)

    def get_macro_signals(
        self,
        *,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetMacroSignalsResponse:
        """How unusual volatility, credit stress, oil, gas, yields, shares and food prices are.

        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/economic/v1/get-macro-signals", {"at": at}, models.GetMacroSignalsResponse, timeout_seconds)

    def get_economic_stress(
        self,
        *,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetEconomicStressResponse:
        """Stress in volatility, credit, oil, gas and food prices.

        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/economic/v1/get-economic-stress", {"at": at}, models.GetEconomicStressResponse, timeout_seconds)


class MarketService(Service):
    def list_commodity_quotes(
        self,
        *,
        series: str | None = None,
        commodity: Literal["crude_oil", "natural_gas", "food"] | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListCommodityQuotesResponse, models.CommodityQuote]:
        """Newest prices of crude oil, natural gas and food.

        series: Id of a series, as items have it.
        commodity: Only items of this one.
        start: Only items of this instant or later; 100 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/market/v1/list-commodity-quotes", {"series": series, "commodity": commodity, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListCommodityQuotesResponse, "quotes", timeout_seconds)

    def get_country_stock_index(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetCountryStockIndexResponse, models.StockIndexMonth]:
        """Share prices by country.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later; 1830 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/market/v1/get-country-stock-index", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetCountryStockIndexResponse, "months", timeout_seconds)

    def get_cot_positioning(
        self,
        *,
        series: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetCotPositioningResponse, models.FuturesPositions]:
        """Positions of large speculators in futures by week.

        series: Id of a series, as items have it.
        start: Only items of this instant or later; 1100 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/market/v1/get-cot-positioning", {"series": series, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetCotPositioningResponse, "instruments", timeout_seconds)

    def get_fear_greed_index(
        self,
        *,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetFearGreedIndexResponse:
        """Whether US markets fear or seek risk.

        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/market/v1/get-fear-greed-index", {"at": at}, models.GetFearGreedIndexResponse, timeout_seconds)


class TradeService(Service):
    def get_food_import_dependence(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetFoodImportDependenceResponse, models.FoodImportShare]:
        """Share of food in the imports of countries.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later; 3700 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/trade/v1/get-food-import-dependence", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetFoodImportDependenceResponse, "countries", timeout_seconds)

    def get_trade_restrictions(
        self,
        *,
        country_code: str | None = None,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetTradeRestrictionsResponse:
        """Reported embargoes and boycotts, and new sanctions entries.

        country_code: ISO 3166-1 alpha-2 code of a country.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/trade/v1/get-trade-restrictions", {"country_code": country_code, "at": at}, models.GetTradeRestrictionsResponse, timeout_seconds)

    def get_customs_revenue(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetCustomsRevenueResponse, models.CustomsMonth]:
        """Customs revenue of the United States by month.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later; 1830 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/trade/v1/get-customs-revenue", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetCustomsRevenueResponse, "months", timeout_seconds)


class ConsumerPricesService(Service):
    def get_consumer_price_overview(
        self,
        *,
        country: str | None = None,
        frequency: Literal["yearly", "monthly"] | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetConsumerPriceOverviewResponse, models.ConsumerPriceInflation]:
        """Consumer price inflation by country and year or month.

        country: ISO 3166-1 alpha-2 code of a country.
        frequency: Only items of this one; yearly when absent.
        start: Only items of this instant or later; 4100 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/consumer-prices/v1/get-consumer-price-overview", {"country": country, "frequency": frequency, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetConsumerPriceOverviewResponse, "countries", timeout_seconds)

    def list_consumer_price_categories(
        self,
        *,
        country: str | None = None,
        code: Literal["CP01", "CP02", "CP03", "CP04", "CP05", "CP06", "CP07", "CP08", "CP09", "CP10", "CP11", "CP12", "CP13"] | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListConsumerPriceCategoriesResponse, models.ConsumerPriceCategory]:
        """Consumer prices of European countries by category and month.

        country: ISO 3166-1 alpha-2 code of a country.
        code: Only items of this one.
        start: Only items of this instant or later; 400 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/consumer-prices/v1/list-consumer-price-categories", {"country": country, "code": code, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListConsumerPriceCategoriesResponse, "categories", timeout_seconds)

    def list_consumer_price_movers(
        self,
        *,
        country: str | None = None,
        over: Literal["month", "year"] | None = None,
        limit: int | None = None,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.ListConsumerPriceMoversResponse:
        """Categories whose consumer prices rose or fell most.

        country: ISO 3166-1 alpha-2 code of a country.
        over: A change over the last month, or year when absent.
        limit: Rises, and as many falls; 10 when absent.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/consumer-prices/v1/list-consumer-price-movers", {"country": country, "over": over, "limit": limit, "at": at}, models.ListConsumerPriceMoversResponse, timeout_seconds)

    def list_market_food_prices(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListMarketFoodPricesResponse, models.MarketFoodPrice]:
        """Market prices of staple foods in countries in crisis.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later; 1130 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/consumer-prices/v1/list-market-food-prices", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListMarketFoodPricesResponse, "prices", timeout_seconds)


class SupplyChainService(Service):
    def get_chokepoint_history(
        self,
        *,
        chokepoint: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetChokepointHistoryResponse, models.ChokepointTraffic]:
        """Traffic of straits and canals against its own norm.

        chokepoint: Id of a strait or canal, as items have it.
        start: Only items of this instant or later; 370 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/supply-chain/v1/get-chokepoint-history", {"chokepoint": chokepoint, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetChokepointHistoryResponse, "history", timeout_seconds)

    def list_shipping_disruptions(
        self,
        *,
        country: str | None = None,
        chokepoint: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListShippingDisruptionsResponse, models.ShippingDisruptionDay]:
        """Disrupted ports and straits by day.

        country: ISO 3166-1 alpha-2 code of a country.
        chokepoint: Id of a strait or canal, as items have it.
        start: Only items of this instant or later; 60 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/supply-chain/v1/list-shipping-disruptions", {"country": country, "chokepoint": chokepoint, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListShippingDisruptionsResponse, "days", timeout_seconds)

    def get_chokepoint_status(
        self,
        *,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetChokepointStatusResponse:
        """Straits and canals now: traffic, warnings and disruptions.

        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/supply-chain/v1/get-chokepoint-status", {"at": at}, models.GetChokepointStatusResponse, timeout_seconds)

    def get_bypass_options(
        self,
        *,
        chokepoint_id: Literal["suez", "panama", "bosphorus", "bab_el_mandeb", "malacca_strait", "hormuz_strait", "cape_of_good_hope", "gibraltar", "dover_strait", "oresund", "taiwan_strait", "korea_strait", "tsugaru_strait", "luzon_strait", "lombok_strait", "ombai_strait", "bohai_strait", "torres_strait", "sunda_strait", "makassar_strait", "magellan_strait", "yucatan_channel", "windward_passage", "mona_passage", "balabac_strait", "bering_strait", "mindoro_strait", "kerch_strait"],
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetBypassOptionsResponse:
        """The ways round a strait or canal, and how they stand.

        chokepoint_id: Id of the strait or canal.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/supply-chain/v1/get-bypass-options", {"chokepoint_id": chokepoint_id, "at": at}, models.GetBypassOptionsResponse, timeout_seconds)

    def get_country_chokepoint_index(
        self,
        *,
        country_code: str,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetCountryChokepointIndexResponse:
        """How much of the oil of a country passes which strait.

        country_code: ISO 3166-1 alpha-2 code of a country.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/supply-chain/v1/get-country-chokepoint-index", {"country_code": country_code, "at": at}, models.GetCountryChokepointIndexResponse, timeout_seconds)

    def list_energy_disruptions(
        self,
        *,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.ListEnergyDisruptionsResponse:
        """Disruptions of straits and ports that oil leaves by.

        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/supply-chain/v1/list-energy-disruptions", {"at": at}, models.ListEnergyDisruptionsResponse, timeout_seconds)

    def get_shipping_stress(
        self,
        *,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetShippingStressResponse:
        """Share of the usual traffic of straits and canals that is missing.

        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/supply-chain/v1/get-shipping-stress", {"at": at}, models.GetShippingStressResponse, timeout_seconds)


class UnrestService(Service):
    def list_unrest_events(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListUnrestEventsResponse, models.UnrestEvent]:
        """Reports of protest and unrest.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later; 31 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/unrest/v1/list-unrest-events", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListUnrestEventsResponse, "events", timeout_seconds)

    def get_unrest_trend(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetUnrestTrendResponse, models.UnrestDay]:
        """Reports of protest by country and day.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later; 31 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/unrest/v1/get-unrest-trend", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetUnrestTrendResponse, "days", timeout_seconds)


class DisplacementService(Service):
    def get_displacement_summary(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetDisplacementSummaryResponse, models.DisplacedPeople]:
        """Displaced people by country of origin.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later; 3700 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/displacement/v1/get-displacement-summary", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetDisplacementSummaryResponse, "countries", timeout_seconds)

    def get_population_exposure(
        self,
        *,
        lat: float,
        lon: float,
        radius_km: float,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetPopulationExposureResponse:
        """How many people live around a point.

        lat: Degrees north.
        lon: Degrees east.
        radius_km: Distance over the surface.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/displacement/v1/get-population-exposure", {"lat": lat, "lon": lon, "radius_km": radius_km, "at": at}, models.GetPopulationExposureResponse, timeout_seconds)


class SanctionsService(Service):
    def list_sanctions_changes(
        self,
        *,
        country: str | None = None,
        change: Literal["added", "removed"] | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListSanctionsChangesResponse, models.SanctionsChange]:
        """Entries added to and removed from sanctions lists.

        country: ISO 3166-1 alpha-2 code of a country.
        change: Only items of this one.
        start: Only items of this instant or later; 400 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/sanctions/v1/list-sanctions-changes", {"country": country, "change": change, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListSanctionsChangesResponse, "changes", timeout_seconds)

    def list_sanctions_lists(
        self,
        *,
        series: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListSanctionsListsResponse, models.SanctionsListSize]:
        """Sanctions lists and how many entries they hold.

        series: Id of a series, as items have it.
        start: Only items of this instant or later; 30 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/sanctions/v1/list-sanctions-lists", {"series": series, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListSanctionsListsResponse, "lists", timeout_seconds)

    def list_sanctions_pressure(
        self,
        *,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.ListSanctionsPressureResponse:
        """Countries by the sanctions entries that were added.

        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/sanctions/v1/list-sanctions-pressure", {"at": at}, models.ListSanctionsPressureResponse, timeout_seconds)

    def lookup_sanction_entity(
        self,
        *,
        q: str,
        at: str | None = None,
        page_size: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.LookupSanctionEntityResponse, models.SanctionsMatch]:
        """Sanctioned persons, organisations and ships by name, however it is spelled.

        q: Name, or a part of it.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of entries; 10 when absent.
        cursor: `nextCursor` of the page before.
        """
        return listing(self._transport, "GET", "/api/sanctions/v1/lookup-sanction-entity", {"q": q, "at": at, "page_size": page_size, "cursor": cursor}, models.LookupSanctionEntityResponse, "results", timeout_seconds)


class WildfireService(Service):
    def get_fire_summary(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetFireSummaryResponse, models.FireDay]:
        """Thermal hotspots by country and day.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later; 60 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/wildfire/v1/get-fire-summary", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetFireSummaryResponse, "days", timeout_seconds)

    def list_fire_detections(
        self,
        *,
        country: str | None = None,
        ne_lat: float | None = None,
        ne_lon: float | None = None,
        sw_lat: float | None = None,
        sw_lon: float | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListFireDetectionsResponse, models.FireDetection]:
        """Where satellites see strong heat.

        country: ISO 3166-1 alpha-2 code of a country.
        ne_lat: Northern edge of an area, degrees; needs the other three.
        ne_lon: Eastern edge, degrees; less than `sw_lon` across the antimeridian.
        sw_lat: Southern edge, degrees.
        sw_lon: Western edge, degrees.
        start: Only items of this instant or later.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/wildfire/v1/list-fire-detections", {"country": country, "ne_lat": ne_lat, "ne_lon": ne_lon, "sw_lat": sw_lat, "sw_lon": sw_lon, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListFireDetectionsResponse, "fireDetections", timeout_seconds)


class PredictionService(Service):
    def list_prediction_markets(
        self,
        *,
        series: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListPredictionMarketsResponse, models.PredictionMarket]:
        """Prices of geopolitical questions in prediction markets.

        series: Id of a series, as items have it.
        start: Only items of this instant or later; 7 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/prediction/v1/list-prediction-markets", {"series": series, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListPredictionMarketsResponse, "markets", timeout_seconds)

    def list_market_moves(
        self,
        *,
        hours: int | None = None,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.ListMarketMovesResponse:
        """Prediction markets whose price moved most.

        hours: Up to a week; 24 when absent.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/prediction/v1/list-market-moves", {"hours": hours, "at": at}, models.ListMarketMovesResponse, timeout_seconds)


class InfrastructureService(Service):
    def list_internet_outages(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListInternetOutagesResponse, models.InternetOutageDay]:
        """Internet outages by country and day.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later; 31 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/infrastructure/v1/list-internet-outages", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListInternetOutagesResponse, "outages", timeout_seconds)

    def reverse_geocode(
        self,
        *,
        lat: float,
        lon: float,
        timeout_seconds: float | None = None,
    ) -> models.ReverseGeocodeResponse:
        """The country of a point.

        lat: Degrees north.
        lon: Degrees east.
        """
        return call(self._transport, "GET", "/api/infrastructure/v1/reverse-geocode", {"lat": lat, "lon": lon}, models.ReverseGeocodeResponse, timeout_seconds)

    def list_service_statuses(
        self,
        *,
        status: Literal["ok", "warn", "crit", "off"] | None = None,
        timeout_seconds: float | None = None,
    ) -> models.ListServiceStatusesResponse:
        """State of every feed.

        status: Only feeds of this status.
        """
        return call(self._transport, "GET", "/api/infrastructure/v1/list-service-statuses", {"status": status}, models.ListServiceStatusesResponse, timeout_seconds)

    def list_cable_warnings(
        self,
        *,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.ListCableWarningsResponse:
        """Warnings to shipping that name a submarine cable.

        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/infrastructure/v1/list-cable-warnings", {"at": at}, models.ListCableWarningsResponse, timeout_seconds)

    def list_temporal_anomalies(
        self,
        *,
        type: Literal["chokepoint-transits", "port-calls", "thermal-hotspots", "exchange-rates"] | None = None,
        min_z: float | None = None,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.ListTemporalAnomaliesResponse:
        """Daily series whose newest day is far from its own month.

        type: Only series of this type.
        min_z: At least this far, either way; 3 when absent.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/infrastructure/v1/list-temporal-anomalies", {"type": type, "min_z": min_z, "at": at}, models.ListTemporalAnomaliesResponse, timeout_seconds)

    def get_temporal_baseline(
        self,
        *,
        type: Literal["chokepoint-transits", "port-calls", "thermal-hotspots", "exchange-rates"],
        subject: str,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetTemporalBaselineResponse:
        """How far the newest day of a series is from its own month.

        type: What is counted.
        subject: Country code, or id of the strait or series.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/infrastructure/v1/get-temporal-baseline", {"type": type, "subject": subject, "at": at}, models.GetTemporalBaselineResponse, timeout_seconds)


class PositiveEventsService(Service):
    def list_positive_geo_events(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListPositiveGeoEventsResponse, models.PositiveEventDay]:
        """Reports of agreements and cooperation by country and day.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later; 31 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/positive-events/v1/list-positive-geo-events", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListPositiveGeoEventsResponse, "events", timeout_seconds)


class ForecastService(Service):
    def get_forecasts(
        self,
        *,
        region_id: str | None = None,
        horizon: Literal["24h", "7d", "30d"] | None = None,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetForecastsResponse:
        """The newest sealed probabilities of every region and horizon.

        region_id: Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`.
        horizon: How far ahead; all when absent.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/forecast/v1/get-forecasts", {"region_id": region_id, "horizon": horizon, "at": at}, models.GetForecastsResponse, timeout_seconds)

    def get_forecast_scorecard(
        self,
        *,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetForecastScorecardResponse:
        """How the sealed probabilities scored, in a few numbers.

        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/forecast/v1/get-forecast-scorecard", {"at": at}, models.GetForecastScorecardResponse, timeout_seconds)

    def trigger_simulation(
        self,
        *,
        observations: models.SimulatedObservations | None = None,
        preset: models.SimulationPreset | None = None,
        region_ids: list[Literal["mena", "east-asia", "europe", "north-america", "south-asia", "latam", "sub-saharan-africa", "global"]] | None = None,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.StartedJob:
        """Starts a simulation of all regions as a job.

        region_ids: Only these regions; all when absent.
        """
        return call(self._transport, "POST", "/api/forecast/v1/trigger-simulation", {"observations": observations, "preset": preset, "regionIds": region_ids}, models.StartedJob, timeout_seconds, idempotency_key)

    def get_simulation_outcome(
        self,
        *,
        job_id: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetSimulationOutcomeResponse:
        """A simulation of every region and its outcome.

        job_id: As the answer to its start gave it.
        """
        return call(self._transport, "GET", "/api/forecast/v1/get-simulation-outcome", {"job_id": job_id}, models.GetSimulationOutcomeResponse, timeout_seconds)


class ShippingService(Service):
    def route_intelligence(
        self,
        *,
        from_iso2: str,
        to_iso2: str,
        cargo_type: Literal["all", "tanker"] | None = None,
        speed_knots: float | None = None,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.RouteIntelligenceResponse:
        """The sea route between two countries, its chokepoints and the ways round them.

        from_iso2: Country of departure, ISO 3166-1 alpha-2.
        to_iso2: Country of arrival.
        cargo_type: Whose traffic at chokepoints counts; `all` when absent.
        speed_knots: Speed of the ship, knots; 14 when absent.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/shipping/v1/route-intelligence", {"fromIso2": from_iso2, "toIso2": to_iso2, "cargoType": cargo_type, "speedKnots": speed_knots, "at": at}, models.RouteIntelligenceResponse, timeout_seconds)


class ThermalService(Service):
    def list_thermal_escalations(
        self,
        *,
        min_ratio: float | None = None,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.ListThermalEscalationsResponse:
        """Countries with unusually many thermal hotspots.

        min_ratio: At least this much; 2 when absent.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/thermal/v1/list-thermal-escalations", {"min_ratio": min_ratio, "at": at}, models.ListThermalEscalationsResponse, timeout_seconds)


class ScenarioService(Service):
    def list_scenario_templates(
        self,
        *,
        timeout_seconds: float | None = None,
    ) -> models.ListScenarioTemplatesResponse:
        """Shocks that this service can follow to a market."""
        return call(self._transport, "GET", "/api/scenario/v1/list-scenario-templates", {}, models.ListScenarioTemplatesResponse, timeout_seconds)

    def run_scenario(
        self,
        *,
        region_id: str,
        at: models.Instant | None = None,
        observations: models.SimulatedObservations | None = None,
        preset: models.SimulationPreset | None = None,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.StartedJob:
        """Starts a simulation of one region as a job.

        region_id: Kebab-case display region id. Known: `mena`, `east-asia`, `europe`, `north-america`, `south-asia`, `latam`, `sub-saharan-africa`, `global`.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "POST", "/api/scenario/v1/run-scenario", {"regionId": region_id, "at": at, "observations": observations, "preset": preset}, models.StartedJob, timeout_seconds, idempotency_key)

    def get_scenario_status(
        self,
        *,
        job_id: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetScenarioStatusResponse:
        """A scenario job and its outcome.

        job_id: As the answer to its start gave it.
        """
        return call(self._transport, "GET", "/api/scenario/v1/get-scenario-status", {"job_id": job_id}, models.GetScenarioStatusResponse, timeout_seconds)

    def cancel_scenario(
        self,
        *,
        job_id: str | None = None,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.CancelScenarioResponse:
        """Ends jobs that have not ended.

        job_id: As the answer to its start gave it.
        """
        return call(self._transport, "POST", "/api/scenario/v1/cancel-scenario", {"jobId": job_id}, models.CancelScenarioResponse, timeout_seconds, idempotency_key)


class RadiationService(Service):
    def list_radiation_observations(
        self,
        *,
        ne_lat: float | None = None,
        ne_lon: float | None = None,
        sw_lat: float | None = None,
        sw_lon: float | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListRadiationObservationsResponse, models.RadiationObservation]:
        """Gamma dose rates at the probes of Germany.

        ne_lat: Northern edge of an area, degrees; needs the other three.
        ne_lon: Eastern edge, degrees; less than `sw_lon` across the antimeridian.
        sw_lat: Southern edge, degrees.
        sw_lon: Western edge, degrees.
        start: Only items of this instant or later.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/radiation/v1/list-radiation-observations", {"ne_lat": ne_lat, "ne_lon": ne_lon, "sw_lat": sw_lat, "sw_lon": sw_lon, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListRadiationObservationsResponse, "observations", timeout_seconds)

    def get_radiation_summary(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetRadiationSummaryResponse, models.RadiationHour]:
        """Gamma dose rate of Germany by hour.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later; 30 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/radiation/v1/get-radiation-summary", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetRadiationSummaryResponse, "hours", timeout_seconds)


class ResearchService(Service):
    def list_arxiv_papers(
        self,
        *,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListArxivPapersResponse, models.ArxivPaper]:
        """New papers on arXiv.

        start: Only items of this instant or later.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/research/v1/list-arxiv-papers", {"start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListArxivPapersResponse, "papers", timeout_seconds)

    def list_hackernews_items(
        self,
        *,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListHackernewsItemsResponse, models.HackernewsItem]:
        """Stories of the front page of Hacker News.

        start: Only items of this instant or later.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/research/v1/list-hackernews-items", {"start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListHackernewsItemsResponse, "items", timeout_seconds)


class WebcamService(Service):
    def list_webcams(
        self,
        *,
        ne_lat: float | None = None,
        ne_lon: float | None = None,
        sw_lat: float | None = None,
        sw_lon: float | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.ListWebcamsResponse, models.Webcam]:
        """Road cameras of Finland.

        ne_lat: Northern edge of an area, degrees; needs the other three.
        ne_lon: Eastern edge, degrees; less than `sw_lon` across the antimeridian.
        sw_lat: Southern edge, degrees.
        sw_lon: Western edge, degrees.
        start: Only items of this instant or later.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/webcam/v1/list-webcams", {"ne_lat": ne_lat, "ne_lon": ne_lon, "sw_lat": sw_lat, "sw_lon": sw_lon, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.ListWebcamsResponse, "webcams", timeout_seconds)

    def get_webcam_image(
        self,
        *,
        webcam_id: str,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetWebcamImageResponse:
        """Addresses of the pictures of one camera.

        webcam_id: `id` of a camera in `list-webcams`.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/webcam/v1/get-webcam-image", {"webcam_id": webcam_id, "at": at}, models.GetWebcamImageResponse, timeout_seconds)


class ImageryService(Service):
    def search_imagery(
        self,
        *,
        ne_lat: float | None = None,
        ne_lon: float | None = None,
        sw_lat: float | None = None,
        sw_lon: float | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.SearchImageryResponse, models.ImageryScene]:
        """Satellite scenes over straits and canals.

        ne_lat: Northern edge of an area, degrees; needs the other three.
        ne_lon: Eastern edge, degrees; less than `sw_lon` across the antimeridian.
        sw_lat: Southern edge, degrees.
        sw_lon: Western edge, degrees.
        start: Only items of this instant or later.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/imagery/v1/search-imagery", {"ne_lat": ne_lat, "ne_lon": ne_lon, "sw_lat": sw_lat, "sw_lon": sw_lon, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.SearchImageryResponse, "scenes", timeout_seconds)


class GivingService(Service):
    def get_giving_summary(
        self,
        *,
        country: str | None = None,
        start: str | None = None,
        end: str | None = None,
        at: str | None = None,
        page_size: int | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.GetGivingSummaryResponse, models.HumanitarianFunding]:
        """Humanitarian funding by receiving country.

        country: ISO 3166-1 alpha-2 code of a country.
        start: Only items of this instant or later; 366 days before the end or the newest content when absent.
        end: Only items before this instant.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        page_size: Maximum number of items, 1 to 1000; 100 when absent.
        limit: Older name of `page_size`; ignored where that is given.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/giving/v1/get-giving-summary", {"country": country, "start": start, "end": end, "at": at, "page_size": page_size, "limit": limit, "cursor": cursor}, models.GetGivingSummaryResponse, "countries", timeout_seconds)


class ResilienceService(Service):
    def get_resilience_score(
        self,
        *,
        country_code: str,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetResilienceScoreResponse:
        """How well a country can bear shocks, by six figures.

        country_code: ISO 3166-1 alpha-2 code of a country.
        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/resilience/v1/get-resilience-score", {"country_code": country_code, "at": at}, models.GetResilienceScoreResponse, timeout_seconds)

    def get_resilience_ranking(
        self,
        *,
        at: str | None = None,
        timeout_seconds: float | None = None,
    ) -> models.GetResilienceRankingResponse:
        """Every country by its resilience score.

        at: As of this instant, from what was known then: epoch milliseconds, ISO 8601, or an offset from now such as `-6h`, `-30m` or `-1d`. Up to 60 s ahead counts as now; later is a violation. The latest when absent.
        """
        return call(self._transport, "GET", "/api/resilience/v1/get-resilience-ranking", {"at": at}, models.GetResilienceRankingResponse, timeout_seconds)


class LeadsService(Service):
    def register_interest(
        self,
        *,
        email: models.EmailAddress,
        consent: models.LeadConsent,
        origin: str | None = None,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.RegisterInterestResponse:
        """Registers an address for news of this service.

        origin: Where the form was.
        """
        return call(self._transport, "POST", "/api/leads/v1/register-interest", {"email": email, "consent": consent, "origin": origin}, models.RegisterInterestResponse, timeout_seconds, idempotency_key)

    def submit_contact(
        self,
        *,
        email: models.EmailAddress,
        consent: models.LeadConsent,
        name: str,
        message: str,
        origin: str | None = None,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.SubmitContactResponse:
        """Leaves the operator a message.

        origin: Where the form was.
        """
        return call(self._transport, "POST", "/api/leads/v1/submit-contact", {"email": email, "consent": consent, "name": name, "message": message, "origin": origin}, models.SubmitContactResponse, timeout_seconds, idempotency_key)


class BatchService(Service):
    def execute_batch(
        self,
        *,
        operations: list[models.BatchOperation],
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.BatchResponse:
        """Several GET operations in one request."""
        return call(self._transport, "POST", "/api/batch/v1/execute", {"operations": operations}, models.BatchResponse, timeout_seconds, idempotency_key)


class PlatformService(Service):
    def health(
        self,
        *,
        timeout_seconds: float | None = None,
    ) -> models.Health:
        """Freshness of the data."""
        return call(self._transport, "GET", "/api/health", {}, models.Health, timeout_seconds)

    def livez(
        self,
        *,
        timeout_seconds: float | None = None,
    ) -> models.Liveness:
        """The process is up."""
        return call(self._transport, "GET", "/livez", {}, models.Liveness, timeout_seconds)

    def readyz(
        self,
        *,
        timeout_seconds: float | None = None,
    ) -> models.Readiness:
        """The store is reachable and its migrations are current."""
        return call(self._transport, "GET", "/readyz", {}, models.Readiness, timeout_seconds)

    def version(
        self,
        *,
        timeout_seconds: float | None = None,
    ) -> models.Version:
        """What is running."""
        return call(self._transport, "GET", "/api/version", {}, models.Version, timeout_seconds)

    def bootstrap(
        self,
        *,
        timeout_seconds: float | None = None,
    ) -> models.Bootstrap:
        """Regions and summaries for starting a client, in one request."""
        return call(self._transport, "GET", "/api/bootstrap", {}, models.Bootstrap, timeout_seconds)

    def me(
        self,
        *,
        timeout_seconds: float | None = None,
    ) -> models.Me:
        """The account of a credential and what it may do."""
        return call(self._transport, "GET", "/api/me", {}, models.Me, timeout_seconds)

    def list_keys(
        self,
        *,
        account: str | None = None,
        limit: int | None = None,
        cursor: str | None = None,
        timeout_seconds: float | None = None,
    ) -> Listing[models.KeyList, models.ApiKey]:
        """API keys, without their secrets.

        account: The account.
        limit: Maximum number of items, 1 to 100; 20 when absent.
        cursor: Start of the page: `nextCursor` of the previous page, unchanged. Opaque.
        """
        return listing(self._transport, "GET", "/api/keys", {"account": account, "limit": limit, "cursor": cursor}, models.KeyList, "keys", timeout_seconds)

    def create_key(
        self,
        *,
        account: str,
        plan_key: Literal["free", "pro_monthly", "pro_annual", "api_starter", "api_starter_annual", "api_business", "api_business_annual", "enterprise"],
        scopes: list[Literal["operator"]] | None = None,
        expires_at: int | None = None,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.CreatedKey:
        """Creates an API key and sets the plan of its account.

        account: The account.
        scopes: Beyond those of the plan.
        expires_at: When it ends. Epoch milliseconds.
        """
        return call(self._transport, "POST", "/api/keys", {"account": account, "planKey": plan_key, "scopes": scopes, "expiresAt": expires_at}, models.CreatedKey, timeout_seconds, idempotency_key)

    def revoke_key(
        self,
        *,
        public_id: str,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.RevokedKey:
        """Revokes an API key.

        public_id: The 8 characters after `baro_live_`.
        """
        return call(self._transport, "POST", "/api/keys/revoke", {"publicId": public_id}, models.RevokedKey, timeout_seconds, idempotency_key)

    def list_sessions(
        self,
        *,
        timeout_seconds: float | None = None,
    ) -> models.SessionList:
        """Browsers that are signed in."""
        return call(self._transport, "GET", "/api/sessions", {}, models.SessionList, timeout_seconds)

    def end_session(
        self,
        *,
        session_id: str,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.EndedSession:
        """Signs a browser out.

        session_id: As the list has it.
        """
        return call(self._transport, "POST", "/api/sessions/end", {"sessionId": session_id}, models.EndedSession, timeout_seconds, idempotency_key)

    def attribution(
        self,
        *,
        timeout_seconds: float | None = None,
    ) -> models.Attribution:
        """Data sources and their terms."""
        return call(self._transport, "GET", "/api/attribution", {}, models.Attribution, timeout_seconds)

    def jwks(
        self,
        *,
        timeout_seconds: float | None = None,
    ) -> models.SnapshotKeySet:
        """Public keys of snapshot signatures."""
        return call(self._transport, "GET", "/.well-known/jwks.json", {}, models.SnapshotKeySet, timeout_seconds)

    def webhook_keys(
        self,
        *,
        timeout_seconds: float | None = None,
    ) -> models.WebhookKeySet:
        """Public key of `v1a` webhook signatures."""
        return call(self._transport, "GET", "/.well-known/webhook-keys.json", {}, models.WebhookKeySet, timeout_seconds)

    def export_document(
        self,
        *,
        name: Literal["manifest.json", "croissant.json", "dataset.json"],
        timeout_seconds: float | None = None,
    ) -> Any:
        """List of the export files with their hashes, and the data set in Croissant and schema.org.

        name: Name of the document.
        """
        return call(self._transport, "GET", "/exports/documents", {"name": name}, Any, timeout_seconds)

    def cache_purge(
        self,
        *,
        keys: list[str] | None = None,
        regions: list[str] | None = None,
        dry_run: bool | None = None,
        timeout_seconds: float | None = None,
        idempotency_key: str | None = None,
    ) -> models.CachePurgeResponse:
        """Purges cached content.

        keys: `snapshot:<region>`: the copy of its snapshot; `projection:<region>`: the kept projections of that copy; `projections`: all kept projections, read bodies and read expressions.
        regions: Region ids; each adds the two keys of its region. An unknown region or key is a violation.
        dry_run: Counts without purging.
        """
        return call(self._transport, "POST", "/api/cache-purge", {"keys": keys, "regions": regions, "dryRun": dry_run}, models.CachePurgeResponse, timeout_seconds, idempotency_key)


class Operations:
    """Every service."""

    def __init__(self, transport: Transport) -> None:
        self.intelligence = IntelligenceService(transport)
        self.alert = AlertService(transport)
        self.seismology = SeismologyService(transport)
        self.maritime = MaritimeService(transport)
        self.natural = NaturalService(transport)
        self.climate = ClimateService(transport)
        self.cyber = CyberService(transport)
        self.health = HealthService(transport)
        self.news = NewsService(transport)
        self.aviation = AviationService(transport)
        self.conflict = ConflictService(transport)
        self.military = MilitaryService(transport)
        self.economic = EconomicService(transport)
        self.market = MarketService(transport)
        self.trade = TradeService(transport)
        self.consumer_prices = ConsumerPricesService(transport)
        self.supply_chain = SupplyChainService(transport)
        self.unrest = UnrestService(transport)
        self.displacement = DisplacementService(transport)
        self.sanctions = SanctionsService(transport)
        self.wildfire = WildfireService(transport)
        self.prediction = PredictionService(transport)
        self.infrastructure = InfrastructureService(transport)
        self.positive_events = PositiveEventsService(transport)
        self.forecast = ForecastService(transport)
        self.shipping = ShippingService(transport)
        self.thermal = ThermalService(transport)
        self.scenario = ScenarioService(transport)
        self.radiation = RadiationService(transport)
        self.research = ResearchService(transport)
        self.webcam = WebcamService(transport)
        self.imagery = ImageryService(transport)
        self.giving = GivingService(transport)
        self.resilience = ResilienceService(transport)
        self.leads = LeadsService(transport)
        self.batch = BatchService(transport)
        self.platform = PlatformService(transport)


#: Method and path of every operation, by service and name.
OPERATIONS: dict[str, tuple[str, str]] = {
    "intelligence.get_regional_snapshot": ("GET", "/api/intelligence/v1/get-regional-snapshot"),
    "intelligence.deduct_situation": ("POST", "/api/intelligence/v1/deduct-situation"),
    "intelligence.answer_question": ("POST", "/api/intelligence/v1/answer-question"),
    "intelligence.get_daily_brief": ("GET", "/api/intelligence/v1/get-daily-brief"),
    "intelligence.list_regions": ("GET", "/api/intelligence/v1/list-regions"),
    "intelligence.list_regional_snapshots": ("GET", "/api/intelligence/v1/list-regional-snapshots"),
    "intelligence.get_regional_snapshot_at": ("GET", "/api/intelligence/v1/get-regional-snapshot-at"),
    "intelligence.get_regime_history": ("GET", "/api/intelligence/v1/get-regime-history"),
    "intelligence.get_regional_brief": ("GET", "/api/intelligence/v1/get-regional-brief"),
    "intelligence.get_country_state": ("GET", "/api/intelligence/v1/get-country-state"),
    "intelligence.get_country_risk": ("GET", "/api/intelligence/v1/get-country-risk"),
    "intelligence.list_country_states": ("GET", "/api/intelligence/v1/list-country-states"),
    "intelligence.get_snapshot_companion": ("GET", "/api/intelligence/v1/get-snapshot-companion"),
    "intelligence.list_trigger_readings": ("GET", "/api/intelligence/v1/list-trigger-readings"),
    "intelligence.list_inputs": ("GET", "/api/intelligence/v1/list-inputs"),
    "intelligence.list_simulation_inputs": ("GET", "/api/intelligence/v1/list-simulation-inputs"),
    "intelligence.get_snapshot_receipt": ("GET", "/api/intelligence/v1/get-snapshot-receipt"),
    "intelligence.list_evidence": ("GET", "/api/intelligence/v1/list-evidence"),
    "intelligence.search_evidence": ("GET", "/api/intelligence/v1/search-evidence"),
    "intelligence.check_claim": ("GET", "/api/intelligence/v1/check-claim"),
    "intelligence.diff_regional_snapshots": ("GET", "/api/intelligence/v1/diff-regional-snapshots"),
    "intelligence.explain_regional_snapshot": ("GET", "/api/intelligence/v1/explain-regional-snapshot"),
    "intelligence.simulate_regional_snapshot": ("POST", "/api/intelligence/v1/simulate-regional-snapshot"),
    "intelligence.get_assessment_inputs": ("GET", "/api/intelligence/v1/get-assessment-inputs"),
    "intelligence.get_calibration": ("GET", "/api/intelligence/v1/get-calibration"),
    "intelligence.list_forecasts": ("GET", "/api/intelligence/v1/list-forecasts"),
    "intelligence.submit_forecast": ("POST", "/api/intelligence/v1/submit-forecast"),
    "intelligence.list_events": ("GET", "/api/intelligence/v1/list-events"),
    "intelligence.list_forecasters": ("GET", "/api/intelligence/v1/list-forecasters"),
    "intelligence.list_security_advisories": ("GET", "/api/intelligence/v1/list-security-advisories"),
    "intelligence.list_gps_interference": ("GET", "/api/intelligence/v1/list-gps-interference"),
    "intelligence.list_oref_alerts": ("GET", "/api/intelligence/v1/list-oref-alerts"),
    "intelligence.get_gdelt_topic_timeline": ("GET", "/api/intelligence/v1/get-gdelt-topic-timeline"),
    "intelligence.list_gdelt_articles": ("GET", "/api/intelligence/v1/list-gdelt-articles"),
    "intelligence.get_country_port_activity": ("GET", "/api/intelligence/v1/get-country-port-activity"),
    "intelligence.get_country_energy_profile": ("GET", "/api/intelligence/v1/get-country-energy-profile"),
    "intelligence.list_geopolitical_risk": ("GET", "/api/intelligence/v1/list-geopolitical-risk"),
    "intelligence.get_country_facts": ("GET", "/api/intelligence/v1/get-country-facts"),
    "intelligence.list_market_implications": ("GET", "/api/intelligence/v1/list-market-implications"),
    "intelligence.list_cross_source_signals": ("GET", "/api/intelligence/v1/list-cross-source-signals"),
    "intelligence.get_risk_scores": ("GET", "/api/intelligence/v1/get-risk-scores"),
    "intelligence.search_gdelt_documents": ("GET", "/api/intelligence/v1/search-gdelt-documents"),
    "intelligence.search_intel_history": ("POST", "/api/intelligence/v1/search-intel-history"),
    "intelligence.get_similar_events": ("POST", "/api/intelligence/v1/get-similar-events"),
    "intelligence.get_intel_timeline": ("GET", "/api/intelligence/v1/get-intel-timeline"),
    "intelligence.compute_energy_shock": ("GET", "/api/intelligence/v1/compute-energy-shock"),
    "alert.create_destination": ("POST", "/api/alert/v1/create-destination"),
    "alert.list_destinations": ("GET", "/api/alert/v1/list-destinations"),
    "alert.update_destination": ("POST", "/api/alert/v1/update-destination"),
    "alert.delete_destination": ("POST", "/api/alert/v1/delete-destination"),
    "alert.test_destination": ("POST", "/api/alert/v1/test-destination"),
    "alert.rotate_destination_secret": ("POST", "/api/alert/v1/rotate-destination-secret"),
    "alert.list_deliveries": ("GET", "/api/alert/v1/list-deliveries"),
    "alert.redeliver": ("POST", "/api/alert/v1/redeliver"),
    "alert.create_rule": ("POST", "/api/alert/v1/create-rule"),
    "alert.list_rules": ("GET", "/api/alert/v1/list-rules"),
    "alert.update_rule": ("POST", "/api/alert/v1/update-rule"),
    "alert.delete_rule": ("POST", "/api/alert/v1/delete-rule"),
    "alert.dry_run_rule": ("POST", "/api/alert/v1/dry-run-rule"),
    "alert.create_feed_link": ("POST", "/api/alert/v1/create-feed-link"),
    "alert.list_feed_links": ("GET", "/api/alert/v1/list-feed-links"),
    "alert.revoke_feed_link": ("POST", "/api/alert/v1/revoke-feed-link"),
    "seismology.list_earthquakes": ("GET", "/api/seismology/v1/list-earthquakes"),
    "seismology.compare_earthquake_networks": ("GET", "/api/seismology/v1/compare-earthquake-networks"),
    "maritime.list_navigational_warnings": ("GET", "/api/maritime/v1/list-navigational-warnings"),
    "maritime.get_vessel_snapshot": ("GET", "/api/maritime/v1/get-vessel-snapshot"),
    "natural.list_natural_events": ("GET", "/api/natural/v1/list-natural-events"),
    "natural.list_tropical_cyclones": ("GET", "/api/natural/v1/list-tropical-cyclones"),
    "climate.list_climate_disasters": ("GET", "/api/climate/v1/list-climate-disasters"),
    "climate.list_climate_news": ("GET", "/api/climate/v1/list-climate-news"),
    "climate.list_weather_warnings": ("GET", "/api/climate/v1/list-weather-warnings"),
    "climate.get_co2_monitoring": ("GET", "/api/climate/v1/get-co2-monitoring"),
    "climate.get_ocean_ice_data": ("GET", "/api/climate/v1/get-ocean-ice-data"),
    "cyber.list_cyber_threats": ("GET", "/api/cyber/v1/list-cyber-threats"),
    "cyber.get_exploited_vulnerability_trend": ("GET", "/api/cyber/v1/get-exploited-vulnerability-trend"),
    "health.list_disease_outbreaks": ("GET", "/api/health/v1/list-disease-outbreaks"),
    "news.list_headlines": ("GET", "/api/news/v1/list-headlines"),
    "news.list_feed_digest": ("GET", "/api/news/v1/list-feed-digest"),
    "aviation.list_aviation_news": ("GET", "/api/aviation/v1/list-aviation-news"),
    "aviation.list_airport_delays": ("GET", "/api/aviation/v1/list-airport-delays"),
    "aviation.list_airspace_restrictions": ("GET", "/api/aviation/v1/list-airspace-restrictions"),
    "aviation.track_aircraft": ("GET", "/api/aviation/v1/track-aircraft"),
    "aviation.get_airport_ops_summary": ("GET", "/api/aviation/v1/get-airport-ops-summary"),
    "conflict.list_ucdp_events": ("GET", "/api/conflict/v1/list-ucdp-events"),
    "conflict.list_conflict_reports": ("GET", "/api/conflict/v1/list-conflict-reports"),
    "conflict.list_acled_events": ("GET", "/api/conflict/v1/list-acled-events"),
    "conflict.get_humanitarian_summary": ("GET", "/api/conflict/v1/get-humanitarian-summary"),
    "conflict.get_humanitarian_summary_batch": ("POST", "/api/conflict/v1/get-humanitarian-summary-batch"),
    "military.list_military_flights": ("GET", "/api/military/v1/list-military-flights"),
    "military.list_naval_exercises": ("GET", "/api/military/v1/list-naval-exercises"),
    "military.get_theater_posture": ("GET", "/api/military/v1/get-theater-posture"),
    "military.get_defense_industrial_base": ("GET", "/api/military/v1/get-defense-industrial-base"),
    "economic.get_ecb_fx_rates": ("GET", "/api/economic/v1/get-ecb-fx-rates"),
    "economic.get_energy_prices": ("GET", "/api/economic/v1/get-energy-prices"),
    "economic.get_crude_inventories": ("GET", "/api/economic/v1/get-crude-inventories"),
    "economic.list_world_bank_indicators": ("GET", "/api/economic/v1/list-world-bank-indicators"),
    "economic.get_fao_food_price_index": ("GET", "/api/economic/v1/get-fao-food-price-index"),
    "economic.get_us_yield_curve": ("GET", "/api/economic/v1/get-us-yield-curve"),
    "economic.get_eu_yield_curve": ("GET", "/api/economic/v1/get-eu-yield-curve"),
    "economic.get_eu_fsi": ("GET", "/api/economic/v1/get-eu-fsi"),
    "economic.get_bis_policy_rates": ("GET", "/api/economic/v1/get-bis-policy-rates"),
    "economic.list_long_term_rates": ("GET", "/api/economic/v1/list-long-term-rates"),
    "economic.get_gas_trade": ("GET", "/api/economic/v1/get-gas-trade"),
    "economic.get_eurostat_country_data": ("GET", "/api/economic/v1/get-eurostat-country-data"),
    "economic.get_national_debt": ("GET", "/api/economic/v1/get-national-debt"),
    "economic.get_us_public_debt": ("GET", "/api/economic/v1/get-us-public-debt"),
    "economic.get_macro_signals": ("GET", "/api/economic/v1/get-macro-signals"),
    "economic.get_economic_stress": ("GET", "/api/economic/v1/get-economic-stress"),
    "market.list_commodity_quotes": ("GET", "/api/market/v1/list-commodity-quotes"),
    "market.get_country_stock_index": ("GET", "/api/market/v1/get-country-stock-index"),
    "market.get_cot_positioning": ("GET", "/api/market/v1/get-cot-positioning"),
    "market.get_fear_greed_index": ("GET", "/api/market/v1/get-fear-greed-index"),
    "trade.get_food_import_dependence": ("GET", "/api/trade/v1/get-food-import-dependence"),
    "trade.get_trade_restrictions": ("GET", "/api/trade/v1/get-trade-restrictions"),
    "trade.get_customs_revenue": ("GET", "/api/trade/v1/get-customs-revenue"),
    "consumer_prices.get_consumer_price_overview": ("GET", "/api/consumer-prices/v1/get-consumer-price-overview"),
    "consumer_prices.list_consumer_price_categories": ("GET", "/api/consumer-prices/v1/list-consumer-price-categories"),
    "consumer_prices.list_consumer_price_movers": ("GET", "/api/consumer-prices/v1/list-consumer-price-movers"),
    "consumer_prices.list_market_food_prices": ("GET", "/api/consumer-prices/v1/list-market-food-prices"),
    "supply_chain.get_chokepoint_history": ("GET", "/api/supply-chain/v1/get-chokepoint-history"),
    "supply_chain.list_shipping_disruptions": ("GET", "/api/supply-chain/v1/list-shipping-disruptions"),
    "supply_chain.get_chokepoint_status": ("GET", "/api/supply-chain/v1/get-chokepoint-status"),
    "supply_chain.get_bypass_options": ("GET", "/api/supply-chain/v1/get-bypass-options"),
    "supply_chain.get_country_chokepoint_index": ("GET", "/api/supply-chain/v1/get-country-chokepoint-index"),
    "supply_chain.list_energy_disruptions": ("GET", "/api/supply-chain/v1/list-energy-disruptions"),
    "supply_chain.get_shipping_stress": ("GET", "/api/supply-chain/v1/get-shipping-stress"),
    "unrest.list_unrest_events": ("GET", "/api/unrest/v1/list-unrest-events"),
    "unrest.get_unrest_trend": ("GET", "/api/unrest/v1/get-unrest-trend"),
    "displacement.get_displacement_summary": ("GET", "/api/displacement/v1/get-displacement-summary"),
    "displacement.get_population_exposure": ("GET", "/api/displacement/v1/get-population-exposure"),
    "sanctions.list_sanctions_changes": ("GET", "/api/sanctions/v1/list-sanctions-changes"),
    "sanctions.list_sanctions_lists": ("GET", "/api/sanctions/v1/list-sanctions-lists"),
    "sanctions.list_sanctions_pressure": ("GET", "/api/sanctions/v1/list-sanctions-pressure"),
    "sanctions.lookup_sanction_entity": ("GET", "/api/sanctions/v1/lookup-sanction-entity"),
    "wildfire.get_fire_summary": ("GET", "/api/wildfire/v1/get-fire-summary"),
    "wildfire.list_fire_detections": ("GET", "/api/wildfire/v1/list-fire-detections"),
    "prediction.list_prediction_markets": ("GET", "/api/prediction/v1/list-prediction-markets"),
    "prediction.list_market_moves": ("GET", "/api/prediction/v1/list-market-moves"),
    "infrastructure.list_internet_outages": ("GET", "/api/infrastructure/v1/list-internet-outages"),
    "infrastructure.reverse_geocode": ("GET", "/api/infrastructure/v1/reverse-geocode"),
    "infrastructure.list_service_statuses": ("GET", "/api/infrastructure/v1/list-service-statuses"),
    "infrastructure.list_cable_warnings": ("GET", "/api/infrastructure/v1/list-cable-warnings"),
    "infrastructure.list_temporal_anomalies": ("GET", "/api/infrastructure/v1/list-temporal-anomalies"),
    "infrastructure.get_temporal_baseline": ("GET", "/api/infrastructure/v1/get-temporal-baseline"),
    "positive_events.list_positive_geo_events": ("GET", "/api/positive-events/v1/list-positive-geo-events"),
    "forecast.get_forecasts": ("GET", "/api/forecast/v1/get-forecasts"),
    "forecast.get_forecast_scorecard": ("GET", "/api/forecast/v1/get-forecast-scorecard"),
    "forecast.trigger_simulation": ("POST", "/api/forecast/v1/trigger-simulation"),
    "forecast.get_simulation_outcome": ("GET", "/api/forecast/v1/get-simulation-outcome"),
    "shipping.route_intelligence": ("GET", "/api/shipping/v1/route-intelligence"),
    "thermal.list_thermal_escalations": ("GET", "/api/thermal/v1/list-thermal-escalations"),
    "scenario.list_scenario_templates": ("GET", "/api/scenario/v1/list-scenario-templates"),
    "scenario.run_scenario": ("POST", "/api/scenario/v1/run-scenario"),
    "scenario.get_scenario_status": ("GET", "/api/scenario/v1/get-scenario-status"),
    "scenario.cancel_scenario": ("POST", "/api/scenario/v1/cancel-scenario"),
    "radiation.list_radiation_observations": ("GET", "/api/radiation/v1/list-radiation-observations"),
    "radiation.get_radiation_summary": ("GET", "/api/radiation/v1/get-radiation-summary"),
    "research.list_arxiv_papers": ("GET", "/api/research/v1/list-arxiv-papers"),
    "research.list_hackernews_items": ("GET", "/api/research/v1/list-hackernews-items"),
    "webcam.list_webcams": ("GET", "/api/webcam/v1/list-webcams"),
    "webcam.get_webcam_image": ("GET", "/api/webcam/v1/get-webcam-image"),
    "imagery.search_imagery": ("GET", "/api/imagery/v1/search-imagery"),
    "giving.get_giving_summary": ("GET", "/api/giving/v1/get-giving-summary"),
    "resilience.get_resilience_score": ("GET", "/api/resilience/v1/get-resilience-score"),
    "resilience.get_resilience_ranking": ("GET", "/api/resilience/v1/get-resilience-ranking"),
    "leads.register_interest": ("POST", "/api/leads/v1/register-interest"),
    "leads.submit_contact": ("POST", "/api/leads/v1/submit-contact"),
    "batch.execute_batch": ("POST", "/api/batch/v1/execute"),
    "platform.health": ("GET", "/api/health"),
    "platform.livez": ("GET", "/livez"),
    "platform.readyz": ("GET", "/readyz"),
    "platform.version": ("GET", "/api/version"),
    "platform.bootstrap": ("GET", "/api/bootstrap"),
    "platform.me": ("GET", "/api/me"),
    "platform.list_keys": ("GET", "/api/keys"),
    "platform.create_key": ("POST", "/api/keys"),
    "platform.revoke_key": ("POST", "/api/keys/revoke"),
    "platform.list_sessions": ("GET", "/api/sessions"),
    "platform.end_session": ("POST", "/api/sessions/end"),
    "platform.attribution": ("GET", "/api/attribution"),
    "platform.jwks": ("GET", "/.well-known/jwks.json"),
    "platform.webhook_keys": ("GET", "/.well-known/webhook-keys.json"),
    "platform.export_document": ("GET", "/exports/documents"),
    "platform.cache_purge": ("POST", "/api/cache-purge"),
}
